import { existsSync, readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { OpenDemo } from './kit/testing/open-demo'
import { openDemo, withVirtualTime } from './kit/testing/open-demo'

withVirtualTime()
// One of the demos has code that throws, which the library reports.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Twice, because a control may affect another one. */
const ROUNDS = 2
/** Often enough to reach the last page or to remove all items. */
const PRESSES = 4
/** While the answer is under way, and after it. In milliseconds. */
const MOMENTS = [0, 300, 1000, 2000]

const names = readdirSync('src/features/demos').filter((name) =>
  existsSync(`src/features/demos/${name}/index.tsx`),
)

for (const name of names) {
  test(`${name} keeps the focus of readers who work by keyboard`, async () => {
    const { default: Demo } = (await import(`./${name}/index.tsx`)) as { default: ComponentType }
    const { pass } = await openDemo(Demo)
    await pass(1000)
    for (let round = 1; round <= ROUNDS; round += 1) await pressAll(pass)
  })
}

/** Focuses and presses each control, those included that come with others. */
async function pressAll(pass: OpenDemo['pass']): Promise<void> {
  const pressed = new Set<string>()
  for (let control = nextControl(pressed); control; control = nextControl(pressed)) {
    const label = getName(control)
    pressed.add(label)
    control.focus()
    for (let press = 1; press <= PRESSES; press += 1) {
      act(() => (document.activeElement as HTMLElement).click())
      await holdsFocus(`${label}, press ${press}`, pass)
    }
  }
  expect(pressed.size).toBeGreaterThan(0)
}

function nextControl(pressed: ReadonlySet<string>): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>('button, input[type=checkbox]')
  return [...controls].find((control) => !pressed.has(getName(control)))
}

function getName(control: Element): string {
  return control.closest('label')?.textContent ?? control.textContent
}

async function holdsFocus(what: string, pass: OpenDemo['pass']): Promise<void> {
  for (const moment of MOMENTS) {
    await pass(moment)
    expect(document.activeElement, `${what}, ${moment} ms later`).not.toBe(document.body)
    // Browsers take the focus from such an element a little later.
    expect(document.activeElement?.matches(':disabled'), `${what}, ${moment} ms later`).toBe(false)
  }
}

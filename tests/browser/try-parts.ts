import type { FrameLocator } from '@playwright/test'

import type { DemoAbout } from '../../src/features/demo-catalog/about'
import { openDemo } from './open-demo'
import { expect, type Locator, type Page } from './test'
import { visitCode } from './visit'

/** A page whose blocks run without a server. */
export const PAGE = '/api/createSlice'
export const RAN = 'Ran without an error.'

export const getEditor = (page: Page): Locator => page.locator('.try-editor').filter({ visible: true })
export const status = (page: Page): Locator => getEditor(page).locator('.try-status')
export const strip = (page: Page): Locator => getEditor(page).locator('.try-strip')
export const code = (page: Page): Locator => getEditor(page).locator('.cm-content')
/** A button of the editor. */
export const press = (page: Page, name: string): Promise<void> =>
  getEditor(page).getByRole('button', { name, exact: true }).click()

/** A block that can be edited: the first one that has a text. */
export const getBlock = (page: Page, text: string | RegExp = '→'): Locator =>
  page.locator('.code-sample[data-sample]').filter({ hasText: text }).first()
export const editButton = (page: Page, text?: string | RegExp): Locator =>
  getBlock(page, text).getByRole('button', { name: 'Edit' })

/** Presses Edit, and waits until the sample has run. */
export async function openEditor(page: Page, text?: string | RegExp): Promise<void> {
  await editButton(page, text).click()
  await expect(status(page)).toContainText('unchanged')
}

/** Opens a page, and an editor in it. */
export async function visitEditor(page: Page, address = PAGE, text?: string | RegExp): Promise<void> {
  await visitCode(page, address)
  await openEditor(page, text)
}

/** What the reader sees of a screen; the next one waits hidden beside it. */
export function getScreen(page: Page): FrameLocator {
  return page.frameLocator('.try-frame iframe').frameLocator('iframe:not([style*="hidden"])')
}

/** Opens a starting point of the playground, and waits until it has run. */
export async function openPlayground(page: Page, start = 'component'): Promise<void> {
  await page.goto(`/playground#${start}`)
  await expect(status(page)).toContainText('unchanged')
  if (start === 'component' || start === 'hooks') await bringIntoView(page)
}

/** Scrolls to the screen: out of view, frames of other origins are not drawn, and what isn't drawn can't be clicked. */
export function bringIntoView(page: Page): Promise<void> {
  return getEditor(page).locator('.try-frame').scrollIntoViewIfNeeded()
}

/** Replaces the text in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await code(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Writes a line at the beginning or the end of the code. */
export async function typeLine(page: Page, text: string, key: 'Home' | 'End' = 'End'): Promise<void> {
  await expect(status(page)).not.toHaveText('Running…')
  await code(page).focus()
  await page.keyboard.press(`ControlOrMeta+${key}`)
  await page.keyboard.type(key === 'End' ? `\n${text}\n` : `${text}\n`)
}

/** Copies the address of what is edited. */
export async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Link')
  await expect(getEditor(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Follows a link of the bar. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/** A button with a count; `NEXT` stands for what it becomes. */
export const BUTTON = `import { useState } from 'react'
import { render } from '@testing-library/react'
function Counter() {
  const [count, setCount] = useState(1)
  return <button onClick={() => setCount(NEXT)}>Count {count}</button>
}
render(<Counter />)`

/**
 * Opens the files of a demo in the editor, by the button in the demo's head.
 *
 * @returns the frame of the demo in the page
 */
export async function editDemo(page: Page, address: string, name: string): Promise<Locator> {
  const demo = await openDemo(page, address, name)
  await demo.locator('header').getByRole('button', { name: 'Edit' }).click()
  await expect(status(page)).toHaveText(RAN)
  return demo
}

/** What changes by itself from the first moment on: numbers of seconds and milliseconds, and how often something was rendered. */
const wordsIn = (text: string): string[] => [...new Set(text.match(/[A-Za-z]{3,}/g))]

/** Longer than any simulated request takes at first, in milliseconds. */
const LOADED = 1500

/** The words of a demo that has loaded its data, and says the same as before. */
async function settledWords(stage: Locator): Promise<string[]> {
  let words: string[] = []
  const isSame = async () => {
    const before = words.join(' ')
    words = wordsIn(await stage.innerText())
    return words.join(' ') === before
  }
  await expect.poll(isSame, { intervals: [LOADED] }).toBe(true)
  return words
}

/** Opens a demo in the editor, and expects it to show what it shows in its page. */
export async function expectSameInEditor(page: Page, { name, pages, files }: DemoAbout): Promise<void> {
  const demo = await openDemo(page, pages[0], name)
  const shown = await settledWords(demo.locator('[data-stage]'))
  await demo.locator('header').getByRole('button', { name: 'Edit' }).click()
  await expect(status(page)).toHaveText(RAN)
  await expect
    .poll(async () => {
      const words = wordsIn(await getScreen(page).locator('body').innerText())
      return shown.filter((word) => !words.includes(word))
    })
    .toEqual([])
  if (files.length > 1) await expect(getEditor(page).getByRole('tab')).toHaveText([...files])
  await press(page, 'Close')
}

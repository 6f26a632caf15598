// @vitest-environment jsdom
import vm from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadFailureScript } from '.'

const ORIGIN = 'https://docs.example.org'
const reload = vi.fn()

/** Adds an element to the page, and lets it fail to load. */
function fail(name: 'script' | 'img', address: string): void {
  const element = document.createElement(name)
  element.src = address
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}

describe('the load failure script', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { origin: ORIGIN, reload })
    // As in a page, where it sees nothing of this module.
    vm.runInThisContext(loadFailureScript())
  })
  afterAll(() => vi.unstubAllGlobals())
  beforeEach(() => {
    document.documentElement.removeAttribute('data-has-hydrated')
    document.head.replaceChildren()
    document.body.replaceChildren()
  })

  it('names the script that failed', () => {
    fail('script', `${ORIGIN}/assets/js/main.1.js`)
    expect(document.querySelector('#load-failure p')?.textContent).toContain(
      'Could not load /assets/js/main.1.js.',
    )
  })

  it('loads the page again on request', () => {
    fail('script', `${ORIGIN}/assets/js/main.1.js`)
    document.querySelector<HTMLElement>('#load-failure button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('speaks once when several scripts fail', () => {
    fail('script', `${ORIGIN}/assets/js/main.1.js`)
    fail('script', `${ORIGIN}/assets/js/runtime.2.js`)
    expect(document.body.children).toHaveLength(1)
  })

  it('says nothing once the page is alive', () => {
    document.documentElement.setAttribute('data-has-hydrated', 'true')
    fail('script', `${ORIGIN}/assets/js/chunk.3.js`)
    expect(document.body.children).toHaveLength(0)
  })

  it.each([
    ['a foreign script', 'script', 'https://stats.example.org/script.js'],
    ['an image', 'img', `${ORIGIN}/assets/a.png`],
  ] as const)('says nothing about %s', (_, name, address) => {
    fail(name, address)
    expect(document.body.children).toHaveLength(0)
  })
})

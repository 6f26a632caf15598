import vm from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

import { loadFailureScript } from './load-failure-script'

class FakeElement {
  id = ''
  textContent = ''
  children: FakeElement[] = []
  listeners: Array<() => void> = []
  addEventListener(_type: string, listener: () => void) {
    this.listeners.push(listener)
  }
  setAttribute() {
    // The test reads none.
  }
  append(...children: FakeElement[]) {
    this.children.push(...children)
  }
}

class FakeScript {
  constructor(readonly src: string) {}
}

type Listener = (event: { target: unknown }) => void

/** The few parts of a browser that the script uses. */
function fakeBrowser() {
  const body = new FakeElement()
  const state = { hydrated: 'false', reloads: 0, listeners: [] as Listener[], body }
  const globals = {
    URL,
    HTMLScriptElement: FakeScript,
    location: { origin: 'https://docs.example.org', reload: () => (state.reloads += 1) },
    document: {
      body,
      documentElement: { getAttribute: () => state.hydrated },
      getElementById: (id: string) => body.children.find((child) => child.id === id) ?? null,
      createElement: () => new FakeElement(),
    },
    addEventListener: (_type: string, listener: Listener) => state.listeners.push(listener),
  }
  return { state, globals }
}

describe('the load failure script', () => {
  let browser: ReturnType<typeof fakeBrowser>['state']
  const fail = (target: unknown) => browser.listeners[0]?.({ target })

  beforeEach(() => {
    const { state, globals } = fakeBrowser()
    vm.runInNewContext(loadFailureScript(), globals)
    browser = state
  })

  it('needs nothing but a browser, and listens once', () => {
    expect(browser.listeners).toHaveLength(1)
    expect(browser.body.children).toEqual([])
  })

  it('names the script that failed', () => {
    fail(new FakeScript('https://docs.example.org/assets/js/main.1.js'))
    expect(browser.body.children[0]?.children[0]?.textContent).toContain(
      'Could not load /assets/js/main.1.js.',
    )
  })

  it('loads the page again on request', () => {
    fail(new FakeScript('https://docs.example.org/assets/js/main.1.js'))
    browser.body.children[0]?.children[1]?.listeners[0]?.()
    expect(browser.reloads).toBe(1)
  })

  it('speaks once when several scripts fail', () => {
    fail(new FakeScript('https://docs.example.org/assets/js/main.1.js'))
    fail(new FakeScript('https://docs.example.org/assets/js/runtime.2.js'))
    expect(browser.body.children).toHaveLength(1)
  })

  it('says nothing once the page is alive', () => {
    browser.hydrated = 'true'
    fail(new FakeScript('https://docs.example.org/assets/js/chunk.3.js'))
    expect(browser.body.children).toEqual([])
  })

  it.each([
    ['a foreign script', new FakeScript('https://stats.example.org/script.js')],
    ['an image', new FakeElement()],
  ])('says nothing about %s', (_, target) => {
    fail(target)
    expect(browser.body.children).toEqual([])
  })
})

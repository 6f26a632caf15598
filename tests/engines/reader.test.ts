import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Engine, InstalledEngine } from './engine'
import { firefox } from './firefox'
import { startRecordingServer, type RecordingServer } from './recording-server'
import { webkit } from './webkit'

const BUILD = 'build'
const PAGE = '/api/createSlice'
/** How long to wait for a condition, in milliseconds, and how often to look. */
const WAIT = { timeout: 30_000, interval: 50 }

// One after the other: they share the machine. One that isn't installed is skipped, and says what to install.
describe.each([firefox, webkit])('$name', ({ name, packages, programs, start }) => {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
  const remedy = `there is no ${missing.join(' and no ')}. On Debian: apt-get install ${packages.join(' ')}`
  if (missing.length > 0) console.warn(`${name} is skipped: ${remedy}`)
  describe.skipIf(missing.length > 0)('as a reader', () => readerTests(start))
})

/** What readers do, in one browser that stays open. */
function readerTests(start: InstalledEngine['start']): void {
  let server: RecordingServer
  let engine: Engine

  beforeAll(async () => {
    server = await startRecordingServer(BUILD)
    engine = await start()
  })
  afterEach(() => {
    expect(server.takeReports(), 'errors of the page').toEqual([])
  })
  afterAll(async () => {
    await engine.close()
    server.close()
  })

  const soon = (expression: string): Promise<unknown> =>
    expect.poll(() => engine.evaluate(expression).catch(String), { ...WAIT, message: expression }).toBe(true)
  const visit = async (path: string): Promise<void> => {
    await engine.open(server.address + path)
    await soon(`document.documentElement.dataset.hasHydrated === 'true'`)
  }
  const text = (selector: string): string =>
    `document.querySelector(${JSON.stringify(selector)})?.textContent`
  const isAt = (path: string): string => `location.pathname === ${JSON.stringify(path)}`

  test('a page comes alive with its text', async () => {
    await visit(PAGE)
    expect(await engine.evaluate(text('h1'))).toBe('createSlice')
    expect(await engine.evaluate('document.title')).toBe('createSlice | Redux Toolkit')
  })

  test('the color mode changes at a press, and holds when the page is loaded again', async () => {
    await visit(PAGE)
    const mode = 'document.documentElement.dataset.theme'
    const before = await engine.evaluate(mode)
    await engine.click('button[title="Switch between light and dark"]')
    const after = before === 'dark' ? 'light' : 'dark'
    await soon(`${mode} === '${after}'`)
    await visit(PAGE)
    expect(await engine.evaluate(mode)).toBe(after)
  })

  test('search is opened, asked and followed by keyboard', async () => {
    await visit(PAGE)
    await engine.press('Control', 'k')
    await soon(`document.activeElement?.matches('.DocSearch-Input') === true`)
    await engine.type('configureStore')
    await soon(
      `document.querySelector('.DocSearch-Hit [aria-selected=true]')?.pathname === '/api/configureStore'`,
    )
    await engine.press('Enter')
    await soon(isAt('/api/configureStore'))
    await soon(`${text('h1')} === 'configureStore'`)
    await soon(`document.querySelector('dialog') === null`)
  })

  test('a link leads to a page without loading the site anew, and Back leads back', async () => {
    await visit(PAGE)
    await engine.evaluate('void (window.isSame = true)')
    await engine.click('.pagination-nav__link--next')
    await soon(isAt('/api/createReducer'))
    await soon(`${text('h1')} === 'createReducer'`)
    await soon(`document.title === 'createReducer | Redux Toolkit'`)
    await engine.back()
    await soon(`${text('h1')} === 'createSlice'`)
    expect(await engine.evaluate('window.isSame')).toBe(true)
  })

  test('the language of code is chosen once for all blocks, and holds', async () => {
    await visit(PAGE)
    const isShown = `document.querySelector('pre[data-language=js]').getClientRects().length > 0`
    expect(await engine.evaluate(isShown)).toBe(false)
    await engine.click('[data-choice=code-language] > button[value=js]')
    await soon(isShown)
    await visit(PAGE)
    expect(await engine.evaluate(isShown)).toBe(true)
    await engine.click('[data-choice=code-language] > button[value=ts]')
  })

  test('a block of code is copied', async () => {
    await visit(PAGE)
    await engine.click('.code-copy')
    await soon(`${text('.code-copy')} === 'Copied'`)
  })

  test('the types of a block are shown by keyboard', async () => {
    await visit(PAGE)
    await engine.evaluate(`document.querySelector('.code-types').focus()`)
    await engine.press('Enter')
    await soon(`${text('.type-card')}?.length > 0`)
    await engine.press('Escape')
    await soon(`document.querySelector('.type-card').hidden`)
  })

  test('a live demo is loaded and works', async () => {
    await visit('/rtk-query/usage/queries#demo-first-query')
    const demo = '#demo-first-query'
    await soon(`document.querySelector('${demo} [data-stage=loaded]') !== null`)
    const pressed = `[...document.querySelectorAll('${demo} button[aria-pressed]')].findIndex((one) => one.ariaPressed === 'true')`
    const before = await engine.evaluate(pressed)
    await engine.click(`${demo} button[aria-pressed=false]`)
    await soon(`${pressed} >= 0 && ${pressed} !== ${String(before)}`)
  })

  test('a pasted error is explained', async () => {
    await visit('/errors')
    await engine.click('main textarea')
    await engine.type('#24')
    await soon(`document.querySelector('[aria-label="Error 24"]')?.textContent.includes('Cause:') === true`)
  })

  test('a sample is edited and run, and stopped where it has no end', async () => {
    await visit(PAGE)
    const status = text('.try-status')
    await engine.click('[data-sample] .code-edit')
    // Before the editor is there.
    await engine.type('0;')
    await engine.press('Enter')
    await soon(`/unchanged/.test(${status})`)
    await soon(`${text('.try-editor .cm-line')} === '0;'`)
    await engine.type('1 + 1 // → 3')
    await engine.press('Enter')
    await soon(`${text('.try-changed')}?.includes('was 3') === true`)
    await soon(`/^1 of \\d+ values changed/.test(${status})`)
    await engine.type('for (;;) {}')
    await engine.press('Enter')
    await soon(`${status}?.includes('two seconds') === true`)
    await engine.evaluate(
      `[...document.querySelectorAll('.try-editor button')].find((one) => one.textContent === 'Reset').click()`,
    )
    await soon(`/unchanged/.test(${status})`)
  })

  test('an address without a page says so, and leads on', async () => {
    await visit('/no/such/page')
    expect(await engine.evaluate(text('h1'))).toBe('Page Not Found')
    await engine.click('main a[href="/errors"]')
    await soon(`${text('h1')} === 'Error messages'`)
  })
}

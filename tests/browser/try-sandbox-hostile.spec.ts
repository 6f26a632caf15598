import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, type Page } from './test'
import { readImported } from '../../src/try-it/claims'
import { ATTACKS, type Attack } from './try-sandbox-hostile'
import { SCREEN_ATTACKS } from './try-screen-hostile'
import type { Harness } from './try-sandbox-harness'
import { endOf, openHarness, run } from './try-sandbox-parts'

declare const harness: Harness

// Attacks provoke what the policy forbids, and the browser says so. It may also name a rejection of the flood, a number,
// that the end of the worker left without an answer.
test.use({
  expectedErrors:
    /Content Security Policy|Content-Security-Policy|Policy violation|sandbox|Blocked|Ignored call|Unsafe attempt|Not allowed|Permissions policy|^map$|^\d+$/,
})

let recorder: Server
let reached: string[] = []

test.beforeAll(async () => {
  recorder = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*').end()
  })
  recorder.on('connection', () => reached.push('a connection'))
  await new Promise<void>((resolve) => recorder.listen(0, 'localhost', resolve))
})

test.afterAll(() => {
  recorder.close().closeAllConnections()
})

test.beforeEach(async ({ page }) => {
  reached = []
  await openHarness(page)
})

/** All that an attack may not change. */
function stateOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    url: location.href,
    title: document.title,
    cookies: document.cookie,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    // An index is a frame.
    globals: Object.getOwnPropertyNames(globalThis).filter((name) => !/^\d+$/.test(name)),
    inherited: Object.getOwnPropertyNames(Object.prototype),
    frames: document.querySelectorAll('iframe').length,
    messages: harness.messages,
  }))
}

const GOOD =
  "import { createAction } from '@reduxjs/toolkit'\nimport.meta.sample.equals(0, createAction('seat').type, 'seat')"

/** Attacks that follow each other in one page: opening a page takes longer than most of them. */
const TOGETHER = 10

/**
 * A single call that takes for ever is ended in a worker everywhere. A document may share its thread with the page, where
 * nothing comes between: for those that don't, it is in `try-endless-call.spec.ts`.
 */
const BUILT_IN = 'a slow regular expression'

/** Runs attacks, and sees after each that nothing has changed, and after a group that the sandbox still works. */
function testAttacks(attacks: readonly Attack[], hasScreen: boolean): void {
  for (let first = 0; first < attacks.length; first += TOGETHER) {
    const group = attacks.slice(first, first + TOGETHER)
    const where = hasScreen ? 'in a document' : 'in a worker'
    test(`nothing comes ${where} of ${group.map(({ name }) => name).join(', ')}`, async ({ page }) => {
      test.slow()
      for (const attack of group) await withstand(page, attack, hasScreen)
      expect(await run(page, GOOD, { hasScreen })).toEqual([
        { type: 'value', claim: 0, actual: "'seat'", expected: "'seat'", isExpected: true },
        ...(hasScreen ? [{ type: 'screen', text: '' }] : []),
        { type: 'ended', reason: 'done' },
      ])
    })
  }
}

async function withstand(page: Page, { name, code }: Attack, hasScreen: boolean): Promise<void> {
  const { port } = recorder.address() as AddressInfo
  await page.evaluate((isSeen) => {
    if (isSeen) harness.openWithScreen()
    else harness.open()
  }, hasScreen)
  const before = await stateOf(page)
  const text = code.replaceAll('URL/', `http://localhost:${port}/`)
  // As the editor sends it: in a document, code calls the guard.
  const file = { name: 'index.tsx', code: hasScreen ? readImported('index.tsx', text, true) : text }
  const events = await run(page, hasScreen ? [file] : text, { hasScreen })
  expect(endOf(events), name).toMatch(/^(?:done|too long|too much output|lost)$/)
  expect(JSON.stringify(events).length, name).toBeLessThan(12_000_000)
  expect(await stateOf(page), name).toEqual(before)
  expect(reached, name).toEqual([])
}

testAttacks(ATTACKS, false)
testAttacks([...ATTACKS.filter(({ name }) => name !== BUILT_IN), ...SCREEN_ATTACKS], true)

test('the table has at least sixty attacks, each with a name of its own', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60)
})

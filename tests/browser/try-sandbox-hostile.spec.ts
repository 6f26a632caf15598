import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, type Page } from './test'
import { ATTACKS } from './try-sandbox-hostile'
import type { Harness } from './try-sandbox-harness'
import { endOf, openHarness, run } from './try-sandbox-parts'

declare const harness: Harness

// Attacks provoke what the policy forbids, and the browser says so.
test.use({ expectedErrors: /Content Security Policy|Content-Security-Policy|Policy violation/ })

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
const groups = Array.from({ length: Math.ceil(ATTACKS.length / TOGETHER) }, (_, index) =>
  ATTACKS.slice(index * TOGETHER, (index + 1) * TOGETHER),
)

for (const group of groups) {
  test(`nothing comes of ${group.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    test.slow()
    const { port } = recorder.address() as AddressInfo
    for (const { name, code } of group) {
      await page.evaluate(() => void harness.open())
      const before = await stateOf(page)
      const events = await run(page, code.replaceAll('URL/', `http://localhost:${port}/`))
      expect(endOf(events), name).toMatch(/^(?:done|too long|too much output|lost)$/)
      expect(JSON.stringify(events).length, name).toBeLessThan(12_000_000)
      expect(await run(page, GOOD), name).toEqual([
        { type: 'value', claim: 0, actual: "'seat'", expected: "'seat'", isExpected: true },
        { type: 'ended', reason: 'done' },
      ])
      expect(await stateOf(page), name).toEqual(before)
      expect(reached, name).toEqual([])
    }
  })
}

test('the table has at least sixty attacks, each with a name of its own', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60)
})

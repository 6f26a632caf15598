import { expect, test, type Page } from './test'
import { choose } from '../recorded/recorded'
import { readImported } from '../../src/features/sample-runtime/core/instrument'
import type { Attack } from './attack'
import { attackSubject } from './attack-subject'
import { ATTACKS } from './try-sandbox-hostile'
import type { Harness } from './try-sandbox-harness'
import { getEnd, openHarness, run } from './try-sandbox-parts'
import { knowsAllowlist, openRecorder, type Recorder } from './try-sandbox-recorder'

declare const harness: Harness

// Attacks provoke what the policy forbids, and the browser says so. It may also name a rejection of the flood, a number,
// that the end of the worker left without an answer.
test.use({
  expectedErrors:
    /Content Security Policy|Content-Security-Policy|Policy violation|sandbox|Blocked|Ignored call|Unsafe attempt|Not allowed|Permissions policy|^map$|^patched$|^\d+$/,
})

/** All that an attack may not change. */
function getState(page: Page): Promise<unknown> {
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

/** Attacks that run at the same time, each in a sandbox of its own: most of them wait, or are ended after two seconds. */
const LANES = 6
/** Attacks in one page: opening a page takes longer than most of them. */
const TOGETHER = 36

/** One of so many stands for the others, where all were made against this very sandbox before. */
const STEP = 8

interface Running {
  attack: Attack
  /** Of its own, so that it is known which attack reached it. */
  recorder: Recorder
}

/** Runs attacks in one page, and sees that nothing has changed, and at the end that the sandbox still works. */
function testAttacks(attacks: readonly Attack[], hasScreen: boolean): void {
  const where = hasScreen ? 'in a document' : 'in a worker'
  for (const group of getGroups(attacks)) {
    const title = `nothing comes ${where} of ${group.attacks.map(({ name }) => name).join(', ')}`
    test(title, { tag: group.tag }, async ({ page }) => {
      test.slow()
      const isPrepared = !(await knowsAllowlist(page))
      await openHarness(page)
      const all = await Promise.all(
        group.attacks.map(async (attack) => ({ attack, recorder: await openRecorder() })),
      )
      for (const batch of getBatches(all, hasScreen)) await withstand(page, batch, hasScreen)
      expect(await run(page, GOOD, { hasScreen })).toEqual([
        { type: 'value', claim: 0, actual: "'seat'", expected: "'seat'", isExpected: true },
        ...(hasScreen ? [{ type: 'screen', text: '' }] : []),
        { type: 'ended', reason: 'done' },
      ])
      // At the end, because something may come late.
      expect(all.flatMap((running) => reachedBy(running, isPrepared))).toEqual([])
      for (const { recorder } of all) recorder.close()
    })
  }
}

/** Attacks that are made in one page. What is sent depends on the kind of browser; what else code does, doesn't. */
function getGroups(attacks: readonly Attack[]): Array<{ attacks: readonly Attack[]; tag: string[] }> {
  const isSending = ({ code }: Attack): boolean => /URL\/|HOST|https?:/.test(code)
  const sending = attacks.filter((attack) => isSending(attack))
  const others = attacks.filter((attack) => !isSending(attack))
  return [
    ...chunks(sending, TOGETHER).map((group) => ({ attacks: group, tag: ['@both-browsers'] })),
    ...chunks(others, TOGETHER).map((group) => ({ attacks: group, tag: [] })),
  ]
}

/** Documents share their thread, so one that keeps it busy would take the time of the others. */
function getBatches(all: readonly Running[], hasScreen: boolean): Running[][] {
  const isAlone = ({ attack }: Running): boolean => hasScreen && attack.isHeavy === true
  return [
    ...chunks(
      all.filter((running) => !isAlone(running)),
      LANES,
    ),
    ...chunks(all.filter(isAlone), 1),
  ]
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

async function withstand(page: Page, batch: readonly Running[], hasScreen: boolean): Promise<void> {
  await page.evaluate(
    ([count, isSeen]) => {
      for (let lane = 0; lane < count; lane += 1) {
        if (isSeen) harness.openWithScreen(lane)
        else harness.open(lane)
      }
    },
    [LANES, hasScreen] as const,
  )
  const before = await getState(page)
  await Promise.all(batch.map((running, lane) => attackIn(page, running, { hasScreen, lane })))
  const names = batch.map(({ attack }) => attack.name).join(', ')
  expect(await getState(page), names).toEqual(before)
}

async function attackIn(
  page: Page,
  { attack: { name, code }, recorder: { port } }: Running,
  options: { hasScreen: boolean; lane: number },
): Promise<void> {
  const text = code.replaceAll('URL/', `http://localhost:${port}/`).replaceAll('HOST', `127.0.0.1:${port}`)
  // As the editor sends it: in a document, code calls the guard.
  const file = {
    name: 'index.tsx',
    ...(options.hasScreen ? readImported('index.tsx', text) : { code: text }),
  }
  const events = await run(page, options.hasScreen ? [file] : text, options)
  expect(getEnd(events), name).toMatch(/^(?:done|too long|too much output|lost)$/)
  expect(JSON.stringify(events).length, name).toBeLessThan(12_000_000)
  const answers = await page.evaluate(([hasScreen, lane]) => harness.askAll(hasScreen, lane), [
    options.hasScreen,
    options.lane,
  ] as const)
  expect(JSON.stringify(answers).length, name).toBeLessThan(12_000_000)
}

/**
 * What came to the server of an attack.
 *
 * @param isPrepared - whether the browser may open a connection for a navigation that it then refuses
 */
function reachedBy({ attack, recorder }: Running, isPrepared: boolean): string[] {
  const { received, connections } = recorder
  const isHarmless = connections() === 0 || (isPrepared && attack.navigates === true)
  return [...received, ...(isHarmless ? [] : ['a connection'])].map((what) => `${attack.name}: ${what}`)
}

const chosen = choose(attackSubject(), (_, index) => index % STEP === 0)
for (const hasScreen of [false, true]) {
  const placed = chosen.filter((each) => each.hasScreen === hasScreen)
  testAttacks(
    placed.map(({ attack }) => attack),
    hasScreen,
  )
}

test('the table has at least sixty attacks, each with a name of its own', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60)
})

import type { Browser, CDPSession, Page } from '@playwright/test'

import { waitForHydration, watchNetwork, withFreshPage } from './browser.mjs'
import { percentile } from './stats'

const SLOWDOWN = 4
const FIRST_QUERY = 'slice'
const TYPED = [
  'createSlice',
  'how do I reset the store on logout',
  'getDefaultMiddleware',
  'keepUnusedDataFor',
]
/** Ours, VitePress's and Starlight's, each while it is open. */
const FIELD = '[role=dialog] input:visible, .DocSearch-Input:visible, .VPLocalSearchBox input:visible'
const RESULT = [
  '[role=dialog] [role=option]:visible',
  '.DocSearch-Hit:visible',
  '.VPLocalSearchBox .result:visible',
  '.pagefind-ui__result:visible',
].join(', ')
const LONGEST_WAIT_MS = 60_000
/** A key that takes less is not reported. */
const SHORTEST_REPORTED_MS = 16

/**
 * Measures what the search in the navigation bar costs: times in milliseconds, transferred kB.
 *
 * @throws Error where the site shows no result, as where its search needs another host
 */
export function measureSearch(browser: Browser, address: string): Promise<Record<string, number>> {
  return withFreshPage(browser, async (page, session) => {
    const untilQuiet = watchNetwork(session)
    const transferred = countBytes(session)
    await page.goto(address)
    await waitForHydration(page)
    await untilQuiet()
    const before = transferred()
    const cold = await timeToFirstResult(page)
    const fetched = (transferred() - before) / 1000
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const warm = await timeToFirstResult(page)
    const keys = await typeSlowly(page, session)
    return { 'first-cold': cold, 'first-warm': warm, 'search-bytes': fetched, ...keys }
  })
}

function countBytes(session: CDPSession): () => number {
  let total = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength
  })
  return () => total
}

async function timeToFirstResult(page: Page): Promise<number> {
  const start = performance.now()
  await page.keyboard.press('Control+k')
  await page.locator(FIELD).first().fill(FIRST_QUERY, { timeout: LONGEST_WAIT_MS })
  await page.locator(RESULT).first().waitFor({ timeout: LONGEST_WAIT_MS })
  return performance.now() - start
}

/** Types at a quarter of the processor's speed; a key's time ends at the next paint. */
async function typeSlowly(page: Page, session: CDPSession): Promise<Record<string, number>> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(observeKeys)
  const field = page.locator(FIELD).first()
  for (const query of TYPED) {
    await field.fill('')
    await page.keyboard.type(query, { delay: 120 })
  }
  const { keys, longestTask } = await page.evaluate(() => (window as unknown as Observed).observed)
  const typed = TYPED.join('').length
  const fast = Array<number>(Math.max(0, typed - keys.length)).fill(SHORTEST_REPORTED_MS)
  const all = [...keys, ...fast]
  return {
    'key-p50': percentile(all, 0.5) ?? NaN,
    'key-p95': percentile(all, 0.95) ?? NaN,
    'longest-task': longestTask,
  }
}

interface Observed {
  observed: { keys: number[]; longestTask: number }
}

/** Runs in the page. */
function observeKeys(): void {
  const observed = { keys: [] as number[], longestTask: 0 }
  ;(window as unknown as Observed).observed = observed
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keypress') observed.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      observed.longestTask = Math.max(observed.longestTask, duration)
  }).observe({ type: 'longtask' })
}

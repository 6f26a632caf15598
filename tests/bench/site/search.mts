import type { Browser, BrowserContext, Page } from '@playwright/test'

import { waitForHydration, watchNetwork, withFreshPage } from './browser.mjs'
import { median, percentile } from './stats'

const SLOWDOWN = 4
/** As Chromium's developer tools define it: what the tools measure of "3G" in the field. */
const FAST_3G = { latencyMs: 562.5, bytesPerMs: 180 }
const VISITS = 10
const SLOW_VISITS = 3
const FIRST_QUERY = 'slice'
/** A session of a reader; the first ones are typed key by key. */
const SESSION = [
  'createSlice',
  'how do I reset the store on logout',
  'getDefaultMiddleware',
  'keepUnusedDataFor',
  'polling interval',
  'typed hooks',
  'optimistic update',
  'invalidate tags',
  'infinite scroll',
  'next.js app router',
  'error handling',
  'createAsyncThunk',
  'serializable check warning',
  'websocket',
  'code splitting',
  'migrate from redux',
  'testing',
  'entity adapter selectors',
  'retry failed request',
  'prepare callback',
]
const TYPED = 4
/** Ours, VitePress's and Starlight's, each while it is open. */
const FIELD = '[role=dialog] input, dialog input, .DocSearch-Input, .VPLocalSearchBox input'
const RESULT = [
  '[data-two-lines=true] [role=option]',
  '.DocSearch-Hits .DocSearch-Hit',
  '.VPLocalSearchBox .result',
  '.pagefind-ui__result',
].join(', ')
const LONGEST_WAIT_MS = 60_000
/** A key that takes less is not reported. */
const SHORTEST_REPORTED_MS = 16

/**
 * Measures what the search in the navigation bar costs: times in milliseconds, transferred kB. Times are medians over fresh
 * visits. The slow profile slows the page's thread down and the network for all; a worker keeps its speed.
 *
 * @throws Error where the site shows no result, as where its search needs another host
 */
export async function measureSearch(browser: Browser, address: string): Promise<Record<string, number>> {
  const desk = await repeat(VISITS, () => measureFirst(browser, address, false))
  const slow = await repeat(SLOW_VISITS, () => measureFirst(browser, address, true))
  const session = await measureSession(browser, address)
  return {
    'open-cold': desk.opened,
    'first-cold': desk.first,
    'search-bytes': desk.bytes,
    'longest-task-cold': desk.longestTask,
    'open-slow': slow.opened,
    'first-slow': slow.first,
    ...session,
  }
}

interface FirstHits {
  /** From the press of Ctrl+K to the field's focus. */
  opened: number
  /** From the first key to the first hits. */
  first: number
  /** kB from opening to the first hits. */
  bytes: number
  longestTask: number
}

async function repeat(times: number, measure: () => Promise<FirstHits>): Promise<FirstHits> {
  const all: FirstHits[] = []
  for (let visit = 0; visit < times; visit += 1) all.push(await measure())
  const middle = (name: keyof FirstHits) => median(all.map((one) => one[name])) ?? NaN
  return {
    opened: middle('opened'),
    first: middle('first'),
    bytes: middle('bytes'),
    longestTask: middle('longestTask'),
  }
}

function measureFirst(browser: Browser, address: string, isSlow: boolean): Promise<FirstHits> {
  return withFreshPage(browser, async (page, session, context) => {
    const untilQuiet = watchNetwork(session)
    await page.goto(address)
    await waitForHydration(page)
    await untilQuiet()
    if (isSlow) {
      await slowDown(context)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    }
    const transferred = countBytes(context)
    await page.evaluate(observeSearch, { field: FIELD, result: RESULT })
    await page.keyboard.press('Control+k')
    await waitFor(page, 'opened')
    await page.keyboard.type(FIRST_QUERY, { delay: 80 })
    await waitFor(page, 'first')
    const { opened = NaN, first = NaN, longestTask } = await observed(page)
    return { opened, first, longestTask, bytes: (await transferred()) / 1000 }
  })
}

/** Slows down all requests of a context. The developer tools' own throttling leaves out those of workers. */
async function slowDown(context: BrowserContext): Promise<void> {
  // Answers share the line: each one begins when the one before has passed.
  let free = 0
  await context.route('**', async (route) => {
    const arrival = Date.now() + FAST_3G.latencyMs
    const response = await route.fetch()
    const size = Number(response.headers()['content-length'] ?? (await response.body()).length)
    free = Math.max(free, arrival) + size / FAST_3G.bytesPerMs
    await new Promise((resolve) => setTimeout(resolve, free - Date.now()))
    await route.fulfill({ response })
  })
}

/** Types at a quarter of the processor's speed; a key's time ends at the next paint. */
function measureSession(browser: Browser, address: string): Promise<Record<string, number>> {
  return withFreshPage(browser, async (page, session, context) => {
    const untilQuiet = watchNetwork(session)
    await page.goto(address)
    await waitForHydration(page)
    await untilQuiet()
    const transferred = countBytes(context)
    await page.evaluate(observeSearch, { field: FIELD, result: RESULT })
    await page.keyboard.press('Control+k')
    await waitFor(page, 'opened')
    const desk = await typeQueries(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const slow = await typeQueries(page)
    for (const query of SESSION.slice(TYPED)) {
      await page.locator(FIELD).filter({ visible: true }).first().fill(query)
      await page.locator(RESULT).filter({ visible: true }).first().waitFor({ timeout: LONGEST_WAIT_MS })
      await page.waitForTimeout(400)
    }
    return {
      'key-p95-desk': percentile(desk, 0.95) ?? NaN,
      'key-p50': percentile(slow, 0.5) ?? NaN,
      'key-p95': percentile(slow, 0.95) ?? NaN,
      'longest-task': (await observed(page)).longestTask,
      'session-bytes': (await transferred()) / 1000,
    }
  })
}

async function typeQueries(page: Page): Promise<number[]> {
  const queries = SESSION.slice(0, TYPED)
  const before = (await observed(page)).keys.length
  for (const query of queries) {
    await page.locator(FIELD).filter({ visible: true }).first().fill('')
    await page.keyboard.type(query, { delay: 120 })
  }
  const keys = (await observed(page)).keys.slice(before)
  const fast = Math.max(0, queries.join('').length - keys.length)
  return [...keys, ...Array<number>(fast).fill(SHORTEST_REPORTED_MS)]
}

/** Counts the bytes of responses, those that a worker asks for included. */
function countBytes(context: BrowserContext): () => Promise<number> {
  const sizes: Promise<number>[] = []
  context.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
        () => 0,
      ),
    )
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

interface Observed {
  opened?: number
  first?: number
  keys: number[]
  longestTask: number
}

interface ObservedWindow {
  observedSearch: Observed
}

function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as ObservedWindow).observedSearch)
}

async function waitFor(page: Page, name: 'opened' | 'first'): Promise<void> {
  await page.waitForFunction(
    (key) => (window as unknown as ObservedWindow).observedSearch[key] !== undefined,
    name,
    { timeout: LONGEST_WAIT_MS },
  )
}

/** Runs in the page. Looks once per frame, so that times end at a paint. */
function observeSearch({ field, result }: { field: string; result: string }): void {
  const found: Observed = { keys: [], longestTask: 0 }
  ;(window as unknown as ObservedWindow).observedSearch = found
  let pressed: number | undefined
  let typed: number | undefined
  addEventListener(
    'keydown',
    ({ ctrlKey, key, timeStamp }) => {
      if (ctrlKey && key.toLowerCase() === 'k') pressed ??= timeStamp
      else if (!ctrlKey && key.length === 1) typed ??= timeStamp
    },
    true,
  )
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const look = () => {
    if (pressed !== undefined && document.activeElement?.matches(field))
      found.opened ??= performance.now() - pressed
    if (typed !== undefined && isShown(result)) found.first ??= performance.now() - typed
    requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keypress') found.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longestTask = Math.max(found.longestTask, duration)
  }).observe({ type: 'longtask' })
}

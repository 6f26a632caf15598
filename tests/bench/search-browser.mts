import { spawn, type ChildProcess } from 'node:child_process'
import { chromium, type Browser, type Page } from '@playwright/test'
import getPort from 'get-port'

/** What a reader's browser fetches and how long it takes. Bytes as transferred, times in milliseconds. */
export interface BrowserFigures {
  bytesBeforeIntent: number
  bytesAtFirstSearch: number
  firstResultCold: number
  firstResultWarm: number
  /** From the key to the next paint, at a quarter of the processor's speed; the platform counts from 16 ms up. */
  keystrokeP50: number
  keystrokeP95: number
  longestTask: number
}

const PAGE = '/introduction/getting-started'
const SLOWDOWN = 4
const TYPED = [
  'createSlice',
  'how do I reset the store on logout',
  'getDefaultMiddleware',
  'keepUnusedDataFor',
]
/** Of search alone: neither the page itself nor what it prefetches. */
const OF_SEARCH = /search-(?:modal|records)|embedded|minisearch/

export async function measureInBrowser(directory: string): Promise<BrowserFigures> {
  const port = await getPort()
  const server = await startServer(directory, port)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await measure(browser, `http://localhost:${port}`)
  } finally {
    await browser.close()
    server.kill()
  }
}

async function startServer(directory: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/preview/cli.mts'], {
    env: { ...process.env, PORT: String(port), DIRECTORY: directory },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`http://localhost:${port}/`).catch(() => undefined)) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error('The preview server did not start.')
}

async function measure(browser: Browser, origin: string): Promise<BrowserFigures> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  const fetched = await countBytes(page)
  await open(page)
  const bytesBeforeIntent = fetched.ofSearch()
  const before = fetched.all()
  const firstResultCold = await timeToFirstResult(page)
  const bytesAtFirstSearch = fetched.all() - before
  await page.keyboard.press('Escape')
  const firstResultWarm = await timeToFirstResult(page)
  return {
    bytesBeforeIntent,
    bytesAtFirstSearch,
    firstResultCold,
    firstResultWarm,
    ...(await typeSlowly(page)),
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  const sum = (counts: (url: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => total + (counts(urls.get(id) ?? '') ? size : 0), 0)
  return { all: () => sum(() => true), ofSearch: () => sum((url) => OF_SEARCH.test(url)) }
}

async function timeToFirstResult(page: Page): Promise<number> {
  const start = performance.now()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('slice')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('option').first().waitFor()
  return performance.now() - start
}

async function typeSlowly(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(observeKeys)
  let typed = 0
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')
  for (const query of TYPED) {
    await field.fill('')
    await page.keyboard.type(query, { delay: 120 })
    typed += query.length
  }
  const { keys, longestTask } = await page.evaluate(() => (window as unknown as Observed).observed)
  // Keys that took less than the threshold are not reported.
  const all = [...keys, ...Array<number>(Math.max(0, typed - keys.length)).fill(16)].sort((a, b) => a - b)
  const percentile = (part: number) => all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? NaN
  return { keystrokeP50: percentile(0.5), keystrokeP95: percentile(0.95), longestTask }
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

import type { Browser, Request } from '@playwright/test'

import { visit, withFreshPage } from './open-page.mjs'

/** How long a reader only looks at the page. Sites fetch ahead in this time. */
const STAY_MS = 10_000
const NO_BLOCKING_MS = 50

/** Weighs what a first visit to a page fetches in ten seconds in which the reader does nothing: requests, and kB as sent. */
export function weighPage(browser: Browser, address: string): Promise<Record<string, number>> {
  return withFreshPage(browser, async ({ page }) => {
    const requests: Request[] = []
    page.context().on('requestfinished', (request) => requests.push(request))
    await visit(page, address)
    await page.waitForTimeout(STAY_MS)
    const weights = await Promise.all(requests.map(weighRequest))
    const kilobytes = (type?: string) =>
      weights
        .filter((one) => type === undefined || one.type === type)
        .reduce((sum, { bytes }) => sum + bytes / 1000, 0)
    return {
      'requests in 10 s': weights.length,
      'all of them, kB': kilobytes(),
      'HTML, kB': kilobytes('document'),
      'styles, kB': kilobytes('stylesheet'),
      'scripts, kB': kilobytes('script'),
      'fetched ahead, kB': kilobytes('ahead'),
    }
  })
}

async function weighRequest(request: Request): Promise<{ type: string; bytes: number }> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  const { purpose, 'sec-purpose': secPurpose = purpose } = await request.allHeaders()
  const isAhead = secPurpose?.startsWith('prefetch') === true
  return { type: isAhead ? 'ahead' : request.resourceType(), bytes: responseBodySize + responseHeadersSize }
}

interface Vitals {
  lcp: number
  tbt: number
  cls: number
}

/** Measures how a page appears on a slow phone: when, how long its thread is blocked, and how far it shifts. */
export function measureVitals(browser: Browser, address: string): Promise<Record<string, number>> {
  return withFreshPage(browser, async ({ page, slowDown }) => {
    await page.addInitScript(observeVitals, NO_BLOCKING_MS)
    await slowDown()
    await visit(page, address)
    await page.waitForTimeout(STAY_MS)
    const { lcp, tbt, cls } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
    return { 'slow: LCP, ms': lcp, 'slow: blocked time, ms': tbt, 'slow: CLS': cls }
  })
}

/** Runs in the page. */
function observeVitals(noBlocking: number): void {
  const vitals: Vitals = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { vitals })
  const observe = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  observe('longtask', ({ duration }) => (vitals.tbt += Math.max(0, duration - noBlocking)))
  observe('layout-shift', ({ value = 0 }) => (vitals.cls += value))
}

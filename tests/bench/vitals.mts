import type { Browser } from '@playwright/test'

import { visit, withFreshPage } from './open-page.mjs'
import type { Figures } from './rows.mjs'

/** How long the page is watched. */
const STAY_MS = 10_000
const NO_BLOCKING_MS = 50

interface Vitals {
  lcp: number
  tbt: number
  cls: number
}

/** Measures how a page appears on a slow phone: when, how long its thread is blocked, and how far it shifts. */
export function measureVitals(browser: Browser, address: string): Promise<Figures> {
  return withFreshPage(browser, async ({ page, slowDown }) => {
    await page.addInitScript(observeVitals, NO_BLOCKING_MS)
    await slowDown()
    await visit(page, address)
    await page.waitForTimeout(STAY_MS)
    const { lcp, tbt, cls } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
    return { 'slow: largest paint, ms': lcp, 'slow: blocked time, ms': tbt, 'slow: layout shift': cls }
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

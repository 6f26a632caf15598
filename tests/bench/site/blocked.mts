import type { Browser } from '@playwright/test'

import { waitForHydration, watchNetwork, withFreshPage } from './browser.mjs'

/** As Lighthouse has it for a phone. */
const SLOWDOWN = 4
/** What a task may take before it blocks, in milliseconds. */
const FREE_MS = 50

interface Watched {
  tasks: number[]
}

/**
 * Measures, on a processor four times slower, how long the first visit to a page keeps its thread from answering: what
 * its tasks take beyond 50 ms each, and what scripts take in all. In milliseconds.
 */
export function measureBlocked(
  browser: Browser,
  address: string,
): Promise<{ blocked: number; script: number }> {
  return withFreshPage(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const untilQuiet = watchNetwork(session)
    await page.addInitScript(watchTasks)
    await page.goto(address)
    await waitForHydration(page)
    await untilQuiet()
    const tasks = await page.evaluate(() => (window as unknown as Watched).tasks)
    const { metrics } = await session.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
    return {
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - FREE_MS), 0),
      script: script * 1000,
    }
  })
}

/** Runs in the page. */
function watchTasks(): void {
  const watched = window as unknown as Watched
  watched.tasks = []
  new PerformanceObserver((list) => {
    watched.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
}

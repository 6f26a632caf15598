import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import getPort from 'get-port'

import { ensureChromium } from '../../../scripts/lib/ensure-chromium.mjs'

/** A browser, and the port at which Lighthouse reaches it. */
export interface BenchBrowser {
  browser: Browser
  port: number
}

/** Starts the browser of all measurements. It reaches nothing but this machine, so that every run is alike. */
export async function launchBrowser(): Promise<BenchBrowser> {
  const port = await getPort()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ],
  })
  return { browser, port }
}

/** Does something with a page whose browser knows nothing yet, as at a first visit. */
export async function withFreshPage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  try {
    // The names that the loader of this script gives to functions don't exist in a page.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    return await use(page, session, context)
  } finally {
    await context.close()
  }
}

/** Sites fetch ahead after a pause, ours after 2.5 seconds: readers are still reading then. */
const QUIET_MS = 4000
const LONGEST_WAIT_MS = 30_000

/**
 * Watches the network of a page.
 *
 * @returns a wait until nothing has been asked for or is under way for four seconds, idle prefetching included
 */
export function watchNetwork(session: CDPSession): () => Promise<void> {
  const running = new Set<string>()
  let last = Date.now()
  const ended = ({ requestId }: { requestId: string }) => {
    running.delete(requestId)
    last = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    running.add(requestId)
    last = Date.now()
  })
  session.on('Network.loadingFinished', ended)
  session.on('Network.loadingFailed', ended)
  return async () => {
    const start = Date.now()
    while (running.size > 0 || Date.now() - last < QUIET_MS) {
      if (Date.now() - start > LONGEST_WAIT_MS) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Waits until a page is loaded and, where it is a Docusaurus site, React owns it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => (document.documentElement.dataset.hasHydrated ?? 'true') === 'true')
}

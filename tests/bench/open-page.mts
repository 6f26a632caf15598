import type { Browser, CDPSession, Page } from '@playwright/test'

/** What the developer tools of Chromium call Fast 3G, and a processor of a quarter of the speed. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4

/** What a browser says about its connection. */
export interface Connection {
  saveData?: true
  effectiveType?: '3g'
}

/** A page in a browser that knows nothing yet, as at a first visit. */
export interface FreshPage {
  page: Page
  /** Switches to the profile of a slow phone. */
  slowDown: () => Promise<void>
}

/** Does something with a page, and closes its browser window. */
export async function withFreshPage<Result>(
  browser: Browser,
  use: (fresh: FreshPage) => Promise<Result>,
  connection: Connection = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    extraHTTPHeaders: connection.saveData ? { 'Save-Data': 'on' } : {},
  })
  try {
    // The names that the loader of this script gives to functions don't exist in a page.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(setConnection, connection)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    return await use({ page, slowDown: () => slowDown(session) })
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function setConnection(connection: Connection): void {
  for (const [name, value] of Object.entries(connection)) {
    Object.defineProperty((navigator as unknown as { connection: object }).connection, name, { value })
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', FAST_3G)
}

/** Waits until a page is loaded and, where it is a Docusaurus site, React owns it. */
export async function visit(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  if (response?.ok() !== true) throw new Error(`${address}: status ${response?.status() ?? 'unknown'}`)
  await page.waitForFunction(() => (document.documentElement.dataset.hasHydrated ?? 'true') === 'true')
}

import type { BrowserContext, Page } from '@playwright/test'

/** What the Network Information API says of a connection; pages must do without any of it. */
interface Connection {
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
  saveData: boolean
}

const DATA_SAVER: Connection = { effectiveType: '4g', saveData: true }

/** Makes pages believe that they have this connection, from their next load on. */
export async function pretendConnection(
  target: Page | BrowserContext,
  connection: Connection,
): Promise<void> {
  await target.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** Turns data saver on, so that nothing is prefetched: what is asked for is needed by the page or by a press. */
export const saveData = (target: Page | BrowserContext): Promise<void> =>
  pretendConnection(target, DATA_SAVER)

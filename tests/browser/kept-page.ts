import type { BrowserContext, Page } from '@playwright/test'

/** Kinds of events that tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'websocket']

/** What a test may choose, and a kept page can have, too. */
export interface Choices {
  viewport: { width: number; height: number } | null
  colorScheme: 'light' | 'dark' | 'no-preference' | null
  permissions: string[] | undefined
}

/** Makes a page that tests use one after the other. What would outlive their end is refused. */
export async function makeKeptPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const refuse = (): never => {
    throw new Error('This outlives the test, so it needs a page of its own: `page`.')
  }
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse })
  for (const name of ['install', 'setFixedTime', 'setSystemTime'] as const) page.clock[name] = refuse
  return page
}

/** Gives a kept page what a test chose. */
export async function prepare(page: Page, { viewport, colorScheme, permissions }: Choices): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({
    colorScheme,
    media: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  })
  if (permissions) await page.context().grantPermissions(permissions)
}

/** Takes back what a test changed around a kept page: other tabs, and what its context and its network have. */
export async function tidy(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
}

/**
 * Takes back what is stored, so that the next address is loaded as if for the first time. The page stays where it is: leaving
 * the site ends the browser's process for it, and to begin another one takes as long as the rest of a load.
 */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(clearStorage)
  // Where the pointer stays, the next page would find it.
  await page.mouse.move(-1, -1)
}

/** Runs in the page. One that shows an error of the browser has no storage. */
function clearStorage(): void {
  if (location.origin === 'null') return
  // What the page keeps when it is left is kept now, not after the storage is empty.
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
  // To another place on the same page, the browser would only scroll.
  history.replaceState(null, '', '/left')
}

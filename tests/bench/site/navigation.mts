import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

import { waitForHydration, watchNetwork, withFreshPage } from './browser.mjs'

/** A way to go from page to page. */
export interface NavigationMode {
  id: 'plain' | 'hover' | 'slow' | 'slow-hover' | 'early' | 'early-hover'
  isSlow: boolean
  hovers: boolean
  /** Whether the reader follows a link of the sidebar soon, while a site may still be fetching ahead. */
  isEarly: boolean
}

export const NAVIGATION_MODES: readonly NavigationMode[] = [
  { id: 'plain', isSlow: false, hovers: false, isEarly: false },
  { id: 'hover', isSlow: false, hovers: true, isEarly: false },
  { id: 'slow', isSlow: true, hovers: false, isEarly: false },
  { id: 'slow-hover', isSlow: true, hovers: true, isEarly: false },
  { id: 'early', isSlow: true, hovers: false, isEarly: true },
  { id: 'early-hover', isSlow: true, hovers: true, isEarly: true },
]

/** How long after the first page is interactive a reader follows an early link. */
const EARLY_MS = 1000
const HOVER_MS = 300
const CPU_SLOWDOWN = 4
/** What the developer tools of Chromium call Fast 3G. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

const ANYWHERE = 'main a[href], nav a[href], aside a[href]'
/** As Docusaurus, VitePress and Starlight write it. */
const SIDEBAR = 'aside a[href], .sidebar a[href]'

/** The paths of a page's visible links within its site, or within its sidebar alone, each once, in their order. */
export function linkedPaths(browser: Browser, address: string, isInSidebar = false): Promise<string[]> {
  return withFreshPage(browser, async (page) => {
    await page.goto(address)
    await waitForHydration(page)
    return page.evaluate(
      (selector) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
        const inSite = links.filter((link) => link.origin === location.origin && link.checkVisibility())
        return [...new Set(inSite.map((link) => link.pathname))].filter((path) => path !== location.pathname)
      },
      isInSidebar ? SIDEBAR : ANYWHERE,
    )
  })
}

/** The time from a click on a link to the moment at which the heading of the next page is painted, in milliseconds. */
export function measureNavigation(
  browser: Browser,
  start: string,
  target: string,
  mode: NavigationMode,
): Promise<number> {
  return withFreshPage(browser, async (page, session) => {
    const untilQuiet = watchNetwork(session)
    await page.addInitScript(noteHeading)
    await page.goto(start)
    await waitForHydration(page)
    if (mode.isEarly) await slowDown(session)
    const link = await visibleLink(page, target)
    await link.scrollIntoViewIfNeeded()
    if (mode.isEarly) await page.waitForTimeout(EARLY_MS)
    else await untilQuiet()
    if (mode.isSlow && !mode.isEarly) await slowDown(session)
    await click(page, link, mode.hovers)
    const painted = await page.waitForFunction(() => (window as unknown as Noted).paintedAfter)
    return Number(await painted.jsonValue())
  })
}

async function visibleLink(page: Page, target: string): Promise<Locator> {
  const index = await page.locator('a[href]').evaluateAll(
    (links, path) =>
      links.findIndex((link) => {
        const { origin, pathname } = link as HTMLAnchorElement
        const isInText = link.closest('main, nav, aside') !== null
        return origin === location.origin && pathname === path && isInText && link.checkVisibility()
      }),
    target,
  )
  if (index < 0) throw new Error(`${page.url()} has no visible link to ${target}.`)
  return page.locator('a[href]').nth(index)
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', FAST_3G)
}

/** With the mouse itself, which moves there at once: what a page does on hover then has no time, unless it gets some. */
async function click(page: Page, link: Locator, hovers: boolean): Promise<void> {
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not in the page any more.')
  // A link that wraps has its middle beside the text.
  const [x, y] = [box.x + Math.min(10, box.width / 2), box.y + Math.min(10, box.height / 2)]
  await page.mouse.move(x, y)
  if (hovers) await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
}

interface Noted {
  paintedAfter?: number
}

/** Runs in every page. Looks at each frame, also in a document that the click has loaded. */
function noteHeading(): void {
  const now = () => performance.timeOrigin + performance.now()
  const heading = () => document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('bench', JSON.stringify([now(), location.pathname, heading()]))
    },
    { capture: true },
  )
  const look = () => {
    const [clicked, path, before] = JSON.parse(sessionStorage.getItem('bench') ?? '[]') as [
      number?,
      string?,
      string?,
    ]
    const found = heading()
    const isThere = clicked !== undefined && location.pathname !== path && found && found !== before
    if (!isThere) requestAnimationFrame(look)
    // A task of its own: it comes after the frame is painted.
    else setTimeout(() => ((window as unknown as Noted).paintedAfter = now() - clicked))
  }
  requestAnimationFrame(look)
}

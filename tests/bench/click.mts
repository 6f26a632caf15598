import type { Browser, Page } from '@playwright/test'

import { visit, withFreshPage } from './open-page.mjs'
import type { Figures, RowName } from './rows.mjs'

const HOVER_MS = 300
/** Sites fetch ahead after a pause: readers are still reading then. */
const READING_MS = 6000

/** How a reader follows a link. */
export const WAYS = [
  { row: 'click to next heading, ms', hovers: false, isSlow: false },
  { row: 'click after 300 ms of hover, ms', hovers: true, isSlow: false },
  { row: 'click, slow, ms', hovers: false, isSlow: true },
] as const satisfies ReadonlyArray<{ row: RowName; hovers: boolean; isSlow: boolean }>

/** The paths that the text of a page links to within its site, each once. */
export function linkedPaths(browser: Browser, address: string): Promise<string[]> {
  return withFreshPage(browser, async ({ page }) => {
    await visit(page, address)
    return page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      const inSite = links.filter((link) => link.origin === location.origin && link.checkVisibility())
      return [...new Set(inSite.map((link) => link.pathname))].filter((path) => path !== location.pathname)
    })
  })
}

/** Measures the time from a click on a link to the moment at which the heading of the next page is painted. */
export function measureClick(
  browser: Browser,
  start: string,
  target: string,
  { row, hovers, isSlow }: (typeof WAYS)[number],
): Promise<Figures> {
  return withFreshPage(browser, async ({ page, slowDown }) => {
    await page.addInitScript(noteHeading)
    await visit(page, start)
    const link = page
      .locator(`main a[href="${target}"], main a[href^="${target}#"]`)
      .filter({ visible: true })
    await link.first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(READING_MS)
    if (isSlow) await slowDown()
    await press(page, await link.first().boundingBox(), hovers)
    const painted = await page.waitForFunction(() => (window as unknown as Noted).paintedAfter)
    return { [row]: Number(await painted.jsonValue()) }
  })
}

/** With the mouse itself, which moves there at once: what a page does on hover then has no time, unless it gets some. */
async function press(
  page: Page,
  box: { x: number; y: number; width: number; height: number } | null,
  hovers: boolean,
): Promise<void> {
  if (!box) throw new Error('The link is not in the page any more.')
  // A link that wraps has its middle beside the text.
  await page.mouse.move(box.x + Math.min(10, box.width / 2), box.y + Math.min(10, box.height / 2))
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
  const clicked = () => sessionStorage.setItem('bench', JSON.stringify([now(), location.pathname, heading()]))
  addEventListener('click', clicked, { capture: true })
  const look = () => {
    const noted = JSON.parse(sessionStorage.getItem('bench') ?? '[]') as [number?, string?, string?]
    const [at, path, before] = noted
    const found = heading()
    const isThere = at !== undefined && location.pathname !== path && found && found !== before
    if (!isThere) requestAnimationFrame(look)
    // A task of its own: it comes after the frame is painted.
    else setTimeout(() => Object.assign(window, { paintedAfter: now() - at }))
  }
  requestAnimationFrame(look)
}

import type { Browser, Page } from '@playwright/test'

import { visit, withFreshPage } from './open-page.mjs'
import type { Figures } from './rows.mjs'

const QUERY = 'slice'
const KEY_MS = 80
/** Ours and VitePress's. Plain Docusaurus has a search of a service alone. */
const FIELD = 'dialog input, .VPLocalSearchBox input'
const HIT = '[data-two-lines=true] [role=option], .DocSearch-Hit, .VPLocalSearchBox .result'

/** Milliseconds. */
interface Observed {
  /** From Ctrl+K to the field. */
  opened?: number
  /** From the first key to the first hits. */
  first?: number
}

/** Measures the search of a page at a first visit. */
export async function measureSearch(browser: Browser, address: string): Promise<Figures> {
  const { opened = NaN, first = NaN } = await search(browser, address, false)
  return { 'Ctrl+K to search field, ms': opened, 'first key to first hits, ms': first }
}

/** The same on a slow phone. */
export async function measureSlowSearch(browser: Browser, address: string): Promise<Figures> {
  const { first = NaN } = await search(browser, address, true)
  return { 'first key to first hits, slow, ms': first }
}

function search(browser: Browser, address: string, isSlow: boolean): Promise<Observed> {
  return withFreshPage(browser, async ({ page, slowDown }) => {
    await visit(page, address)
    if (isSlow) await slowDown()
    return typeQuery(page)
  })
}

/** Opens the search, and types until there are hits. */
export async function typeQuery(page: Page): Promise<Observed> {
  await page.evaluate(observeSearch, { field: FIELD, hit: HIT })
  await page.keyboard.press('Control+k')
  await page.waitForFunction(() => (window as unknown as { observed: Observed }).observed.opened)
  await page.keyboard.type(QUERY, { delay: KEY_MS })
  await page.waitForFunction(() => (window as unknown as { observed: Observed }).observed.first)
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed)
}

/** Runs in the page. Looks once per frame, so that times end at a paint. */
function observeSearch({ field, hit }: { field: string; hit: string }): void {
  const observed: Observed = {}
  Object.assign(window, { observed })
  let pressed: number | undefined
  let typed: number | undefined
  const note = ({ ctrlKey, key, timeStamp }: KeyboardEvent) => {
    if (ctrlKey && key.toLowerCase() === 'k') pressed ??= timeStamp
    else if (!ctrlKey && key.length === 1) typed ??= timeStamp
  }
  addEventListener('keydown', note, true)
  const look = () => {
    const isOpen = document.activeElement?.matches(field) === true
    const isShown = [...document.querySelectorAll(hit)].some((element) => element.checkVisibility())
    if (pressed !== undefined && isOpen) observed.opened ??= performance.now() - pressed
    if (typed !== undefined && isShown) observed.first ??= performance.now() - typed
    requestAnimationFrame(look)
  }
  look()
}

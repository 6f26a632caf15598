import type { Browser } from '@playwright/test'

import { visit, withFreshPage } from './open-page.mjs'

const QUERY = 'slice'
const KEY_MS = 80
/** Ours, VitePress's and Starlight's. */
const FIELD = '[role=dialog] input, dialog input, .DocSearch-Input, .VPLocalSearchBox input'
const HIT =
  '[data-two-lines=true] [role=option], .DocSearch-Hits .DocSearch-Hit, .VPLocalSearchBox .result, .pagefind-ui__result'

interface Observed {
  opened?: number
  first?: number
}

/** Measures the search of a page at a first visit: from Ctrl+K to its field, and from the first key to the first hits. */
export function measureSearch(
  browser: Browser,
  address: string,
  isSlow = false,
): Promise<Record<string, number>> {
  return withFreshPage(browser, async ({ page, slowDown }) => {
    await visit(page, address)
    if (isSlow) await slowDown()
    await page.evaluate(observeSearch, { field: FIELD, hit: HIT })
    await page.keyboard.press('Control+k')
    await page.waitForFunction(() => (window as unknown as { observed: Observed }).observed.opened)
    await page.keyboard.type(QUERY, { delay: KEY_MS })
    await page.waitForFunction(() => (window as unknown as { observed: Observed }).observed.first)
    const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
    const profile = isSlow ? 'slow: ' : ''
    return {
      [`${profile}Ctrl+K to the search field, ms`]: observed.opened ?? NaN,
      [`${profile}first key to first hits, ms`]: observed.first ?? NaN,
    }
  })
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

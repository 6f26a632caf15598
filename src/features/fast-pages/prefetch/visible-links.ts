/**
 * Prefetches a few of the pages that the current one links to, so that a click needs no round trip on a slow connection.
 * Links of the text in view and of the pagination come first, once the page is interactive. Links of the navigation in
 * view wait until the page has loaded. Those of the sidebar come first then, from the entry of the page outwards.
 */
import { afterLoad, onceLoaded, whenIdle } from '../../../lib/client/when-idle'
import { endAhead } from '../islands/fragments'
import { isSlowConnection } from '../../../lib/client/connection'
import { fetchAhead, fetchDemoFrame, hasPartsOf, isPage } from './pages'

/**
 * How many pages to prefetch after a full load, each of about 15 kB: those of the longest section of the sidebar, and a few
 * of the text. On a slow connection, half of them.
 */
const MOST_PAGES = 24
const MOST_PAGES_SLOWLY = 12
/** How many at a time. With few, the page that the reader opens doesn't compete with many requests. */
const AT_A_TIME = 3
const PAGINATION = '.pagination-nav a[href^="/"]'
const TEXT = 'article a[href^="/"]'
const ANYWHERE = 'a[href^="/"]'
const SIDEBAR = '.menu'

/** Selector of the links that are observed. */
let observed = TEXT
const seen = new Set<string>()
const waiting: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined
let isScheduled = false
let underWay = 0
/** How many pages are loading that the reader opens or points at. */
let urgent = 0
let fetchedPages = 0

/** Observes the links of the navigation, too, once the page has loaded, and fetches the frame of demos later. */
export function watchNavigation(): void {
  onceLoaded(() => {
    observed = ANYWHERE
    observeLinks()
  })
  afterLoad(() => whenIdle(fetchDemoFrame))
}

/** Observes the links of a new page. */
export function observeLinks(): void {
  if (hasEnough()) return
  observer ??= new IntersectionObserver(onVisible)
  for (const link of wantedLinks(observed)) observer.observe(link)
  waiting.push(...wantedLinks(PAGINATION).reverse())
  fetchNext()
}

function hasEnough(): boolean {
  return fetchedPages >= (isSlowConnection() ? MOST_PAGES_SLOWLY : MOST_PAGES)
}

function wantedLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(isWanted)
}

function isWanted({ pathname }: HTMLAnchorElement): boolean {
  return pathname !== location.pathname && !seen.has(pathname) && isPage(pathname)
}

function onVisible(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    waiting.push(target as HTMLAnchorElement)
  }
  const order = getOrder(waiting)
  waiting.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  fetchNext()
}

/** For each link its place in the order: of the text, of the sidebar by their distance from the page's entry, the rest. */
function getOrder(links: readonly HTMLAnchorElement[]): Map<HTMLAnchorElement, number> {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(`${SIDEBAR} a`)]
  const current = entries.findIndex((entry) => entry.pathname === location.pathname)
  const distance = new Map(entries.map((entry, index) => [entry, Math.abs(index - current)]))
  const last = entries.length + 1
  return new Map(links.map((link) => [link, isInText(link) ? 0 : (distance.get(link) ?? last)]))
}

function isInText(link: HTMLAnchorElement): boolean {
  return link.closest('.theme-doc-markdown, .pagination-nav') !== null
}

/**
 * Pauses prefetching while a page loads that the reader opens or points at.
 *
 * @param path - of the page
 * @param load - begins to load it
 */
export async function giveWayTo(path: string, load: (path: string) => Promise<void>): Promise<void> {
  urgent += 1
  const isNeeded = !hasPartsOf(path)
  const loading = load(path)
  if (isNeeded) endAhead()
  await loading
  urgent -= 1
  fetchNext()
}

/** Prefetches the pages that wait, a few at a time and each when the browser is idle. */
function fetchNext(): void {
  if (isScheduled || urgent > 0 || underWay >= AT_A_TIME) return
  const link = waiting.shift()
  if (link === undefined) return
  if (hasEnough()) {
    observer?.disconnect()
    waiting.length = 0
    return
  }
  isScheduled = true
  whenIdle(() => {
    isScheduled = false
    if (isWanted(link)) void prefetch(link)
    fetchNext()
  })
}

async function prefetch(link: HTMLAnchorElement): Promise<void> {
  const { pathname } = link
  seen.add(pathname)
  fetchedPages += 1
  underWay += 1
  if (await fetchAhead(pathname)) {
    seen.delete(pathname)
    fetchedPages -= 1
    waiting.unshift(link)
  }
  underWay -= 1
  fetchNext()
}

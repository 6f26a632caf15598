/**
 * Fetches the pages that links lead to, a few at most: on a slow line a click then needs no round trip. What the text in
 * view and the pagination lead to comes once the page is interactive, as readers may click there at once. What the
 * navigation lists in view waits until everything else is done.
 */
import { fetchAhead, fetchDemoFrame, isPage } from './pages'

/** How many pages per visit that begins with a full load: about 10 kB each. */
const MOST_PAGES = 12
/** How long the navigation waits from the end of the first load on, in milliseconds. */
const PAUSE = 2500
const PAGINATION = '.pagination-nav a[href^="/"]'
const TEXT = 'article a[href^="/"]'
const ANYWHERE = 'a[href^="/"]'

/** Where links are observed by now. */
let observed = TEXT
const seen = new Set<string>()
const waiting: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined
let isFetching = false
let fetchedPages = 0

/** Has the links of the navigation observed, too, once the page has loaded and some time has passed. */
export function watchNavigation(): void {
  const begin = (): void => {
    setTimeout(() => {
      observed = ANYWHERE
      observeLinks()
      whenIdle(fetchDemoFrame)
    }, PAUSE)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** Takes note of the links that a page brought. */
export function observeLinks(): void {
  if (fetchedPages >= MOST_PAGES) return
  observer ??= new IntersectionObserver(onVisible)
  for (const link of wantedLinks(observed)) observer.observe(link)
  waiting.push(...wantedLinks(PAGINATION).reverse())
  fetchNext()
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
  // What the text leads to goes before what the navigation lists.
  waiting.sort((one, other) => Number(isInText(other)) - Number(isInText(one)))
  fetchNext()
}

function isInText(link: HTMLAnchorElement): boolean {
  return link.closest('article, .pagination-nav') !== null
}

/** One page at a time, each when the browser has nothing else to do. */
function fetchNext(): void {
  if (isFetching) return
  const link = waiting.shift()
  if (link === undefined) return
  if (fetchedPages >= MOST_PAGES) {
    observer?.disconnect()
    waiting.length = 0
    return
  }
  isFetching = true
  whenIdle(() => {
    isFetching = false
    if (isWanted(link)) {
      seen.add(link.pathname)
      fetchedPages += 1
      fetchAhead(link.pathname, 'prefetch')
    }
    fetchNext()
  })
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}

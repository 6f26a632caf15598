/**
 * Prefetches a few of the pages that the current one links to, so that a click needs no round trip on a slow connection.
 * Links of the text in view and of the pagination come first, once the page is interactive, because readers may click
 * them at once. Links of the navigation in view wait until everything else has loaded.
 */
import { afterLoad, whenIdle } from '../when-idle'
import { fetchAhead, fetchDemoFrame, isPage } from './pages'

/** How many pages to prefetch after a full load; each takes about 10 kB. */
const MOST_PAGES = 12
const PAGINATION = '.pagination-nav a[href^="/"]'
const TEXT = 'article a[href^="/"]'
const ANYWHERE = 'a[href^="/"]'

/** Selector of the links that are observed. */
let observed = TEXT
const seen = new Set<string>()
const waiting: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined
let isFetching = false
let fetchedPages = 0

/** Observes the links of the navigation, too, some time after the page has loaded. */
export function watchNavigation(): void {
  afterLoad(() => {
    observed = ANYWHERE
    observeLinks()
    whenIdle(fetchDemoFrame)
  })
}

/** Observes the links of a new page. */
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
  // Links of the text come before links of the navigation.
  waiting.sort((one, other) => Number(isInText(other)) - Number(isInText(one)))
  fetchNext()
}

function isInText(link: HTMLAnchorElement): boolean {
  return link.closest('article, .pagination-nav') !== null
}

/** Prefetches one page at a time, each when the browser is idle. */
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

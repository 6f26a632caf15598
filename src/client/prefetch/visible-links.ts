/**
 * Fetches the pages that links in view lead to, a few at most, and only when everything else is done: on a slow line a
 * click then needs no round trip, and a page costs no more than its own bytes until the reader has it.
 */
import { fetchAhead, fetchDemoFrame, isPage } from './pages'

/** How many pages per visit that begins with a full load: about 5 kB each. */
const MOST_PAGES = 12
/** From the end of the first load on, in milliseconds. */
const PAUSE = 2500

const seen = new Set<string>()
const waiting: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined
let isFetching = false
let fetchedPages = 0

/** Begins once the page has loaded and some time has passed. */
export function watchVisibleLinks(): void {
  const begin = (): void => {
    setTimeout(() => {
      observer = new IntersectionObserver(onVisible)
      observeLinks()
      whenIdle(fetchDemoFrame)
    }, PAUSE)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** Takes note of the links that a page brought. */
export function observeLinks(): void {
  if (observer === undefined || fetchedPages >= MOST_PAGES) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (isWanted(link)) observer.observe(link)
  }
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

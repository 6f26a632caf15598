/** A hit that the reader followed. */
export interface RecentPage {
  /** Its address on this site, with the anchor. */
  url: string
  title: string
  /** The section of the sidebar, the page and the headings that it is under. */
  place: string
}

const KEY = 'search-recent-pages'
const MOST = 5
/** In characters; what is longer wasn't stored by this site. */
const LONGEST = 500

/** Reads the pages that were followed last, the newest first. */
export function readRecentPages(): RecentPage[] {
  try {
    return parseRecentPages(localStorage.getItem(KEY) ?? '[]')
  } catch {
    // Storage is blocked.
    return []
  }
}

/** Stores a followed page as the newest one. */
export function rememberPage(page: RecentPage): void {
  store([page, ...withoutPage(page.url)].slice(0, MOST))
}

/** Removes a page. Returns the other ones. */
export function forgetPage(url: string): RecentPage[] {
  const pages = withoutPage(url)
  store(pages)
  return pages
}

/** The valid pages of a stored list, which another version or another site at the same address may have written. */
export function parseRecentPages(stored: string): RecentPage[] {
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    return list.flatMap((page) => validPage(page) ?? []).slice(0, MOST)
  } catch {
    return []
  }
}

const withoutPage = (url: string): RecentPage[] => readRecentPages().filter((page) => page.url !== url)

function store(pages: readonly RecentPage[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pages))
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

function validPage(page: unknown): RecentPage | undefined {
  if (typeof page !== 'object' || page === null) return undefined
  const { url, title, place } = page as Partial<Record<string, unknown>>
  return isText(url) && isText(title) && isText(place) && isOnThisSite(url)
    ? { url, title, place }
    : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST
}

/** Reads the address as the router and the browser do: `//host` and `/\\host` lead elsewhere. */
function isOnThisSite(url: string): boolean {
  const origin = 'https://site.invalid'
  try {
    return url.startsWith('/') && new URL(url, origin).origin === origin
  } catch {
    return false
  }
}

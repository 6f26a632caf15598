import type { SearchHit } from '../../engine/types'

const plain = (text: string) => [{ text, isMatch: false }]

/** A hit for a page, with what the test cares about in place of the defaults. */
export function pageHit(page: string, changes: Partial<SearchHit> = {}): SearchHit {
  const url = `/api/${page}`
  const title = plain(page)
  return {
    id: url,
    url,
    section: 'API',
    page,
    path: [],
    title,
    isPage: true,
    hasText: true,
    excerpt: undefined,
    ...changes,
  }
}

/** A hit for a section. The last of the headings is its own, the others are above it. */
export function sectionHit(page: string, ...headings: string[]): SearchHit {
  const url = `/api/${page}#${headings.join('-')}`
  const title = plain(headings.at(-1) ?? '')
  return pageHit(page, { id: url, url, path: headings.slice(0, -1), title, isPage: false })
}

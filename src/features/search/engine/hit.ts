import { hasText } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import type { MarkedText, SearchHit } from './types'

/** The marked texts of a hit. */
interface Marked {
  title: MarkedText
  excerpt: MarkedText | undefined
}

/** Makes a hit of the record that was found. */
export function getHit(record: SearchRecord, { title, excerpt }: Marked): SearchHit {
  const { objectID, url, hierarchy, type } = record
  return {
    id: objectID,
    url: toLocalUrl(url),
    section: hierarchy.lvl0,
    page: hierarchy.lvl1,
    path: headingsAbove(record),
    title,
    isPage: type === 'lvl1',
    hasText: hasText(record),
    excerpt,
  }
}

/** Turns a record's absolute address into a path for the router, so that the reader stays on the same host. */
function toLocalUrl(recordUrl: string): string {
  const { pathname, search, hash } = new URL(recordUrl)
  return pathname + search + hash
}

/** The headings between the page's title and the record's own. */
function headingsAbove({ hierarchy }: SearchRecord): string[] {
  const { lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null).slice(0, -1)
}

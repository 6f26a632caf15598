import { tokenizeText } from '../shared/tokenize'
import { beginningOf, type PagesOfTerms } from '../shared/index-files'
import type { Outline } from '../shared/outline'
import type { SearchRecord } from '../shared/record'

/** How many pages a term leads to at most. A query loads fewer, and a site of any size must not make its file longer. */
const MOST_PAGES = 40
/** Weights of a term in a heading, by level, and in a text. */
const HEADING = [8, 3, 2, 1.5, 1.5, 1.5] as const
const TEXT = 0.2

/**
 * Lists which pages use each term.
 *
 * @returns the contents of files by the beginning of the terms in them
 */
export function pagesOfTerms(outline: Outline, records: readonly SearchRecord[]): Map<string, PagesOfTerms> {
  const places = new Map(outline.pages.map(({ path }, index) => [outline.origin + path, index]))
  const weights = new Map<string, Map<number, number>>()
  const add = (terms: Iterable<string>, page: number, weight: number) => {
    for (const term of new Set(terms)) {
      const pages = weights.get(term) ?? new Map<number, number>()
      pages.set(page, (pages.get(page) ?? 0) + weight)
      weights.set(term, pages)
    }
  }
  for (const { type, hierarchy, url_without_anchor, content, keywords, searches } of records) {
    const page = places.get(url_without_anchor) ?? 0
    if (type !== 'content')
      add(tokenizeText(hierarchy[type] ?? ''), page, HEADING[Number(type.slice(3)) - 1] ?? 1)
    add(tokenizeText(`${content ?? ''} ${keywords ?? ''} ${searches ?? ''}`), page, TEXT)
  }
  return byBeginning(weights)
}

function byBeginning(weights: ReadonlyMap<string, ReadonlyMap<number, number>>): Map<string, PagesOfTerms> {
  const files = new Map<string, [term: string, pages: [number, number][]][]>()
  for (const [term, pages] of weights) {
    const best = [...pages].sort(([, a], [, b]) => b - a).slice(0, MOST_PAGES)
    const rounded = best.map(([page, weight]): [number, number] => [page, Math.round(weight * 10) / 10])
    const beginning = beginningOf(term)
    files.set(beginning, [...(files.get(beginning) ?? []), [term, rounded]])
  }
  // Entries, because a term may be "__proto__".
  return new Map([...files].map(([beginning, entries]) => [beginning, Object.fromEntries(entries)]))
}

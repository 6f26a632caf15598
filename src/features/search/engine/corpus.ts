import { decodePage, type Outline, type PageTexts } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import type { Terminology } from './terminology'
import { growIndex, indexRecords, type FindMatches } from './index-of-records'

/** What is known of the site's records, and an index over it. More may be added at any time. */
export interface Corpus {
  /** The last index that was completed; before `outlined`, the index of the outline as far as it is. */
  find: FindMatches
  /** Resolves when the index of the outline is whole; pages and their main sections are there before. */
  outlined: Promise<void>
  isOutlined: boolean
  /** The path of each page, in the order of the outline. */
  paths: readonly string[]
  hasPage(path: string): boolean
  /** Adds pages with their texts, and resolves when `find` knows them. */
  add(pages: readonly FullPage[]): Promise<void>
}

/** A page with all of its records. */
interface FullPage {
  page: Outline['pages'][number]
  texts: PageTexts
}

/** Begins to index an outline, whose pages have no texts yet. */
export function createCorpus({ origin, pages }: Outline, terminology: Terminology): Corpus {
  const records = new Map<string, readonly SearchRecord[]>(
    pages.map((page) => [page.path, decodePage(origin, page)]),
  )
  const full = new Set<string>()
  /** Counts the indexes that were begun. */
  let version = 0
  /** The newest one that `find` searches. */
  let completed = 0
  const { find, whole } = growIndex([...records.values()].flat(), terminology)
  const corpus: Corpus = {
    find,
    outlined: whole.then(() => void (corpus.isOutlined = true)),
    isOutlined: false,
    paths: pages.map(({ path }) => path),
    hasPage: (path) => full.has(path),
    async add(added) {
      for (const { page, texts } of added) records.set(page.path, decodePage(origin, page, texts))
      const own = ++version
      const refined = await indexRecords([...records.values()].flat(), terminology)
      // An index of more pages may have been completed in the meantime.
      if (own > completed) {
        corpus.find = refined
        completed = own
      }
      // Set only now, because searches made in the meantime have to wait for the index, too.
      for (const { page } of added) full.add(page.path)
    },
  }
  return corpus
}

import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { FirstFile } from '../shared/index-files'
import { type PageTexts, decodePage, type Outline } from '../shared/outline'
import type { Terminology } from './terminology'
import type { IndexFiles } from './files'
import { pagesAbout } from './pages-about'
import type { SearchRecord } from '../shared/record'
import { growIndex, indexRecords, type FindMatches } from './index-of-records'

/** The index of one build, as far as it has been loaded. */
export interface OpenIndex {
  /** Identifies the build. */
  id: string
  corpus: Corpus
  /** Whether all texts are there. */
  isComplete(): boolean
  /** Loads the texts that the answer to a query needs; rejects if one of their files can't be loaded. */
  complete(query: string): Promise<void>
}

/**
 * Opens the index that a first file begins.
 *
 * @param textsDelay - milliseconds before the texts are asked for
 */
export function openIndex(
  first: FirstFile,
  files: IndexFiles,
  terminology: Terminology,
  textsDelay: number,
): OpenIndex {
  const corpus = createCorpus(first.outline, terminology)
  const addAllTexts = onceUnlessFailed(async () => {
    // The first hits come first, also on the network.
    await new Promise((resolve) => setTimeout(resolve, textsDelay))
    const texts = await files.texts(first.id)
    await corpus.add(first.outline.pages.map((page) => ({ page, texts: textsOf(page.path, texts) })))
  })
  return {
    id: first.id,
    corpus,
    isComplete: () => corpus.paths.every((path) => corpus.hasPage(path)),
    complete: (query) =>
      first.termFiles === null ? addAllTexts() : addPagesAbout(query, first, corpus, files, terminology),
  }
}

/** @throws Error when the file of texts is another one */
function textsOf(path: string, texts: Readonly<Record<string, PageTexts>>): PageTexts {
  const ofPage = texts[path]
  if (!Array.isArray(ofPage)) throw new Error(`There are no texts of ${path}.`)
  return ofPage as PageTexts
}

/** Loads the pages of a split site that a query is most likely about. */
async function addPagesAbout(
  query: string,
  { id, termFiles }: FirstFile,
  corpus: Corpus,
  files: IndexFiles,
  terminology: Terminology,
): Promise<void> {
  const pages = await pagesAbout(query, termFiles ?? [], terminology, (beginning) =>
    files.terms(id, beginning),
  )
  const missing = pages.filter((page) => !corpus.hasPage(corpus.paths[page] ?? ''))
  const loaded = await Promise.allSettled(missing.map((page) => files.page(id, page)))
  const added = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (added.length > 0) await corpus.add(added)
  if (added.length < missing.length) throw new Error('Some pages could not be loaded.')
}

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

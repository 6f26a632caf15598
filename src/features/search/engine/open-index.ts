import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import { type FirstFile, beginningOf, type PagesOfTerms } from '../shared/index-files'
import { type PageTexts, decodePage, type Outline } from '../shared/outline'
import type { Terminology } from './terminology'
import type { IndexFiles } from './files'
import type { SearchRecord } from '../shared/record'
import { growIndex, indexRecords, type FindMatches } from './index-of-records'
import { readQuery, type Concept } from './read-query'
import { Vocabulary } from './vocabulary'

/** How many pages a query loads: enough for the hits that are in view. */
const MOST_PAGES = 6
/** How many files of terms a query loads. Those of its own words come first, then those of synonyms. */
const MOST_FILES = 8

/**
 * Finds the pages of a split site that a query is most likely about.
 *
 * @param available - the beginnings of terms that have a file
 * @returns their places in the outline, the best first
 * @throws as `load` does
 */
async function pagesAbout(
  query: string,
  available: readonly string[],
  terminology: Terminology,
  load: (beginning: string) => Promise<PagesOfTerms>,
): Promise<number[]> {
  // Without a vocabulary all words count as unknown, so that all alternatives are looked up.
  const concepts = readQuery(query, new Vocabulary(), terminology)
  const terms = termsOf(concepts)
  const beginnings = [...new Set(terms.map(({ term }) => beginningOf(term)))]
    .filter((beginning) => available.includes(beginning))
    .slice(0, MOST_FILES)
  const files = new Map(
    await Promise.all(beginnings.map(async (beginning) => [beginning, await load(beginning)] as const)),
  )
  const scores = new Map<number, number>()
  for (const concept of concepts) addScores(scores, concept, files)
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_PAGES)
    .map(([page]) => page)
}

interface QueryTerm {
  term: string
  quality: number
}

function termsOf(concepts: readonly Concept[]): QueryTerm[] {
  const terms = concepts.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ terms, quality }) => terms.map((term) => ({ term, quality }))),
  )
  return terms.sort((a, b) => b.quality - a.quality)
}

/** Adds what a word of the query gives each page: that of its best alternative. Rare terms count more. */
function addScores(
  scores: Map<number, number>,
  { alternatives, word, isPrefix }: Concept,
  files: ReadonlyMap<string, PagesOfTerms>,
): void {
  const best = new Map<number, number>()
  for (const { terms, quality } of alternatives) {
    for (const term of terms) {
      for (const [page, weight] of pagesOf(term, isPrefix && term === word, files)) {
        best.set(page, Math.max(best.get(page) ?? 0, (quality * weight) / terms.length))
      }
    }
  }
  const rarity = 1 / Math.log2(2 + best.size)
  for (const [page, weight] of best) {
    // Saturated, so that a page with all words comes before one that repeats a single word.
    scores.set(page, (scores.get(page) ?? 0) + rarity * (weight / (weight + 2)))
  }
}

function pagesOf(
  term: string,
  isPrefix: boolean,
  files: ReadonlyMap<string, PagesOfTerms>,
): PagesOfTerms[string] {
  const file = files.get(beginningOf(term)) ?? {}
  if (Object.hasOwn(file, term)) return file[term] ?? []
  if (!isPrefix) return []
  return Object.entries(file).flatMap(([longer, pages]) => (longer.startsWith(term) ? pages : []))
}

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

import { beginningOf, type PagesOfTerms } from '../shared/index-files'
import type { Terminology } from './terminology'
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
export async function pagesAbout(
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

import type { Concept } from './read-query'
import { RANKING } from './ranking-constants'
import type { SearchRecord } from '../shared/record'
import { stem } from '../../../lib/stem'
import { STOP_WORDS } from '../shared/stop-words'
import { normalizeTerm, termsOfWord, getWords } from '../shared/tokenize'
import type { Vocabulary } from './vocabulary'

/** The quality of a match with a longer or a differently spelled term. */
const NEARLY = 0.7

/** How well a record answers one word of the query, from 0 to 1. */
export function getQuality(
  { alternatives }: Concept,
  found: ReadonlySet<string>,
  exact: ReadonlySet<string>,
): number {
  return Math.max(
    ...alternatives.map(({ terms, quality }) => {
      const hits = terms.reduce((sum, term) => sum + (exact.has(term) ? 1 : found.has(term) ? NEARLY : 0), 0)
      return terms.length > 0 ? (quality * hits) / terms.length : 0
    }),
  )
}

/**
 * A heading and its parts, because it may name its subject twice: "Cancel a request: abort and reset". A part of one word
 * is a name, which is compared as such.
 */
function getParts(heading: string): string[] {
  return [heading, ...heading.split(': ').filter((part) => part.includes(' '))]
}

/**
 * The part of the heading, or of one of its parts, that is in the query, times the part of the query that is in the heading and its parents.
 */
export function headingMatch(
  { hierarchy, type, anchor, searches }: SearchRecord,
  heading: string,
  concepts: readonly Concept[],
  found: ReadonlySet<string>,
  vocabulary: Vocabulary,
): number {
  const queryTerms = new Set(
    concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)),
  )
  const getPart = (word: string) =>
    matches(word, queryTerms) ? 1 : matches(word, found) ? RANKING.longer : 0
  const getShare = (part: string) => share(tellingWords(part), getPart, vocabulary)
  const own = Math.max(...getParts(heading).map(getShare))
  const chain = type === 'lvl1' ? heading : [...Object.values(hierarchy).slice(1), anchor].join(' ')
  const known = searches?.split('\n') ?? []
  const asFor = known.map(
    (search) => getShare(search) * getCoverage(concepts, getTerms(`${chain} ${search}`)),
  )
  return Math.max(own * getCoverage(concepts, getTerms(chain)), RANKING.searches * Math.max(0, ...asFor))
}

function getTerms(text: string): Set<string> {
  return new Set(getWords(text).flatMap((word) => termsOfWord(word.text)))
}

/** The part of the query that a text has. */
export function getCoverage(concepts: readonly Concept[], terms: ReadonlySet<string>): number {
  const total = concepts.reduce((sum, concept) => sum + concept.weight, 0)
  const part = concepts.reduce((sum, concept) => sum + concept.weight * getQuality(concept, NONE, terms), 0)
  return total > 0 ? part / total : 0
}

const NONE: ReadonlySet<string> = new Set()

export function tellingWords(text: string): string[] {
  const words = getWords(text).map((word) => normalizeTerm(word.text))
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

export function matches(word: string, found: ReadonlySet<string>): boolean {
  return found.has(word) || found.has(stem(word))
}

/** The mean of what is true for the words, from 0 to 1, with more weight on rare words. */
export function share(
  words: readonly string[],
  getPart: (word: string) => number,
  vocabulary: Vocabulary,
): number {
  let total = 0
  let passed = 0
  for (const word of words) {
    const rarity = vocabulary.rarity(word)
    total += rarity
    passed += rarity * getPart(word)
  }
  return total > 0 ? passed / total : 0
}

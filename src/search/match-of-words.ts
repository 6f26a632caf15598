import { LABELS } from '../shared/errors/labels'
import { headingOf } from './heading'
import type { Concept } from './read-query'
import type { SearchRecord } from '../shared/search-data/record'
import { stem } from './stem'
import { STOP_WORDS } from './stop-words'
import { normalizeTerm, termsOfWord, wordsOf } from './tokenize'
import type { Vocabulary } from './vocabulary'

/** The quality of a match with a longer or a differently spelled term. */
const NEARLY = 0.7

/** How well a record answers one word of the query, from 0 to 1. */
export function qualityOf(
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
 * The part of the heading that is in the query, times the part of the query that is in the heading and its parents.
 */
export function headingMatch(
  { hierarchy, type, anchor }: SearchRecord,
  heading: string,
  concepts: readonly Concept[],
  found: ReadonlySet<string>,
  vocabulary: Vocabulary,
): number {
  const own = share(tellingWords(heading), (word) => matches(word, found), vocabulary)
  const chain = type === 'lvl1' ? heading : [...Object.values(hierarchy).slice(1), anchor].join(' ')
  const chainTerms = new Set(wordsOf(chain).flatMap((word) => termsOfWord(word.text)))
  const total = concepts.reduce((sum, concept) => sum + concept.weight, 0)
  const asked = concepts.reduce(
    (sum, concept) => sum + concept.weight * qualityOf(concept, NONE, chainTerms),
    0,
  )
  return total > 0 ? own * (asked / total) : 0
}

const NONE: ReadonlySet<string> = new Set()

function tellingWords(text: string): string[] {
  const words = wordsOf(text).map((word) => normalizeTerm(word.text))
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

function matches(word: string, found: ReadonlySet<string>): boolean {
  return found.has(word) || found.has(stem(word))
}

/** The part of the words that pass a test, with more weight on rare words. */
function share(words: readonly string[], passes: (word: string) => boolean, vocabulary: Vocabulary): number {
  let total = 0
  let passed = 0
  for (const word of words) {
    const rarity = vocabulary.rarity(word)
    total += rarity
    if (passes(word)) passed += rarity
  }
  return total > 0 ? passed / total : 0
}

const LONG_QUERY = 5
const SHORT_TEXT = 420

/** How much of a short text or a long heading is in a long query, as an error's message is in a pasted error. */
export function containment(
  record: SearchRecord,
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): number {
  if (concepts.length < LONG_QUERY) return 0
  const asked = new Set(concepts.flatMap(({ word }) => [word, stem(word)]))
  const heading = tellingWords(headingOf(record))
  const inHeading = heading.length >= 3 ? share(heading, (word) => matches(word, asked), vocabulary) : 0
  const message = messageOf(record)
  const inContent =
    message !== '' && message.length <= SHORT_TEXT
      ? share(tellingWords(message), (word) => matches(word, asked), vocabulary)
      : 0
  return 3 * Math.max(inHeading, inContent) ** 3
}

/** The message in the record of an error, which comes before its cause. */
function messageOf({ anchor, content }: SearchRecord): string {
  return /^code-\d/.test(anchor ?? '') ? (content ?? '').split(LABELS.cause, 1).join('') : ''
}

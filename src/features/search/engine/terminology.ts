import type { Synonym } from '../shared/read-synonyms'
import { WEAK_WORDS } from '../shared/stop-words'
import { stem } from '../../../lib/stem'
import { normalizeTerm, getWords } from '../shared/tokenize'

/** A sequence of words in a query, and other words for it. */
interface FoundSynonym {
  start: number
  length: number
  meaning: readonly string[]
}

/** What readers say, ready to be found in queries. */
interface Synonyms {
  /** Whether a word is part of what readers say, so that it isn't mistyped, although the documentation doesn't have it. */
  isKnownWord: (word: string) => boolean
  /** Finds what the documentation calls the words of a query. */
  find: (words: readonly string[]) => FoundSynonym[]
}

const normalizedWords = (text: string) => getWords(text).map((word) => normalizeTerm(word.text))
const getKey = (words: readonly string[]) => words.map(stem).join(' ')

/** Prepares a list of synonyms. */
export function prepareSynonyms(list: readonly Synonym[]): Synonyms {
  const meanings = getMeanings(list)
  const longest = Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length))
  const knownWords = new Set([...meanings.keys()].flatMap((key) => key.split(' ')))
  return {
    isKnownWord: (word) => knownWords.has(stem(word)),
    find(words) {
      const found: FoundSynonym[] = []
      for (let start = 0; start < words.length; start += 1) {
        for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
          const meant = meanings.get(getKey(words.slice(start, start + length))) ?? []
          found.push(...meant.map((meaning) => ({ start, length, meaning })))
        }
      }
      return found
    },
  }
}

/** The words of each meaning, by the stems of what readers say. */
function getMeanings(list: readonly Synonym[]): ReadonlyMap<string, string[][]> {
  const meanings = new Map<string, string[][]>()
  for (const { says, means } of list) {
    for (const phrase of says) {
      const key = getKey(normalizedWords(phrase))
      meanings.set(key, [...(meanings.get(key) ?? []), ...means.map(normalizedWords)])
    }
  }
  return meanings
}

/** What the search has to know of the names of a site's subject. All in lower case. */
export interface SiteNames {
  /** Words that many queries have, whatever they look for. They count, but can't decide between two answers. */
  words: readonly string[]
  /** Names of several words that say little beside other words, such as `acme router`. */
  brands: readonly string[]
  /** What stands before the number of an error: `acme` in `acme error #7`. */
  errors: readonly string[]
}

/** What words mean on this site, ready to be found in queries. */
export interface Terminology {
  synonyms: Synonyms
  /** Words that can't decide between two answers. */
  weakWords: ReadonlySet<string>
  /** The words of each name that says little beside other words. */
  brands: readonly (readonly string[])[]
  /** Finds the number of an error in a query, as its first group. */
  errorNumber: RegExp
}

/** Prepares the terms of a site. */
export function prepareTerminology(
  synonyms: readonly Synonym[],
  { words, brands, errors }: SiteNames,
): Terminology {
  return {
    synonyms: prepareSynonyms(synonyms),
    weakWords: new Set([...WEAK_WORDS, ...words]),
    brands: brands.map((brand) => brand.split(' ')),
    errorNumber: new RegExp(`\\b(?:${[...errors, 'minified'].join('|')}) error #?(\\d+)`, 'i'),
  }
}

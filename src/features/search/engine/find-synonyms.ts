import { stem } from '../../../lib/stem'
import type { Synonym } from '../shared/read-synonyms'
import { normalizeTerm, wordsOf } from '../shared/tokenize'

/** A sequence of words in a query, and other words for it. */
interface FoundSynonym {
  start: number
  length: number
  meaning: readonly string[]
}

/** What readers say, ready to be found in queries. */
export interface Synonyms {
  /** Whether a word is part of what readers say, so that it isn't mistyped, although the documentation doesn't have it. */
  isKnownWord: (word: string) => boolean
  /** Finds what the documentation calls the words of a query. */
  find: (words: readonly string[]) => FoundSynonym[]
}

const normalizedWords = (text: string) => wordsOf(text).map((word) => normalizeTerm(word.text))
const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

/** Prepares a list of synonyms. */
export function prepareSynonyms(list: readonly Synonym[]): Synonyms {
  const meanings = meaningsOf(list)
  const longest = Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length))
  const knownWords = new Set([...meanings.keys()].flatMap((key) => key.split(' ')))
  return {
    isKnownWord: (word) => knownWords.has(stem(word)),
    find(words) {
      const found: FoundSynonym[] = []
      for (let start = 0; start < words.length; start += 1) {
        for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
          const meant = meanings.get(keyOf(words.slice(start, start + length))) ?? []
          found.push(...meant.map((meaning) => ({ start, length, meaning })))
        }
      }
      return found
    },
  }
}

/** The words of each meaning, by the stems of what readers say. */
function meaningsOf(list: readonly Synonym[]): ReadonlyMap<string, string[][]> {
  const meanings = new Map<string, string[][]>()
  for (const { says, means } of list) {
    for (const phrase of says) {
      const key = keyOf(normalizedWords(phrase))
      meanings.set(key, [...(meanings.get(key) ?? []), ...means.map(normalizedWords)])
    }
  }
  return meanings
}

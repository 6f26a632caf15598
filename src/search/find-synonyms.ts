import { stem } from './stem'
import { SYNONYMS } from './synonyms'
import { normalizeTerm, wordsOf } from './tokenize'

/** A stretch of a query, and other words for it. */
export interface FoundSynonym {
  start: number
  length: number
  meaning: readonly string[]
}

const normalizedWords = (text: string) => wordsOf(text).map((word) => normalizeTerm(word.text))
const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

const MEANINGS = new Map<string, string[][]>()
for (const { says, means } of SYNONYMS) {
  for (const phrase of says) {
    const key = keyOf(normalizedWords(phrase))
    MEANINGS.set(key, [...(MEANINGS.get(key) ?? []), ...means.map(normalizedWords)])
  }
}
const LONGEST = Math.max(...[...MEANINGS.keys()].map((key) => key.split(' ').length))

/** Finds what the words of a query are called in the documentation, wherever the list of synonyms knows it. */
export function findSynonyms(words: readonly string[]): FoundSynonym[] {
  const found: FoundSynonym[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
      const meanings = MEANINGS.get(keyOf(words.slice(start, start + length))) ?? []
      found.push(...meanings.map((meaning) => ({ start, length, meaning })))
    }
  }
  return found
}

import { stem } from '../shared/stem'
import { SYNONYMS } from '../shared/synonyms'
import { normalizeTerm, wordsOf } from '../shared/tokenize'

/** A sequence of words in a query, and other words for it. */
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

const SAID = new Set([...MEANINGS.keys()].flatMap((key) => key.split(' ')))

/** Whether a word is part of what readers say, so that it isn't mistyped, although the documentation doesn't have it. */
export function isSaid(word: string): boolean {
  return SAID.has(stem(word))
}

/** Finds, with the list of synonyms, what the documentation calls the words of a query. */
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

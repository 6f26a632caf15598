import type { KnownError } from '../types'
import { wordsOf } from './normalize'
import { subjectsIn, wordsIn } from './subjects'

/** The least similarity that means anything, from 0 to 1. */
const LEAST_SCORE = 0.55
/** The least weight of the shared words; two ordinary words weigh less. */
const LEAST_WEIGHT = 5
/** The least number of words: all words of a shorter wording are often in other errors, too. */
const FEWEST_WORDS = 4
/** The least number of shared words: any error about a store shares two or three, as `store.getState is not a function`. */
const FEWEST_COMMON_WORDS = 4
/** Bonus if the text has a number that the error is reported with. */
const SHARED_CODE_BONUS = 1.2

/**
 * Prepares the search for errors that resemble a text. Rare words count most.
 *
 * @returns a function that takes a normalized text and its numbers, and returns similar errors, the most similar first
 */
export function createSimilaritySearch(
  errors: readonly KnownError[],
): (text: string, codes: readonly string[]) => KnownError[] {
  const vocabularies = errors.flatMap((error) =>
    error.messages.map((message) => ({ error, words: wordsIn(message), subjects: subjectsIn(message) })),
  )
  const weightOf = createWeights(vocabularies.map(({ words }) => words))
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0)
  return (text, codes) => {
    const best = new Map<KnownError, number>()
    const queryWords = new Set(wordsOf(text))
    const weightOfText = sum(queryWords)
    for (const { error, words, subjects } of vocabularies) {
      const common = [...words].filter((word) => queryWords.has(word))
      const weight = sum(common)
      if (
        common.length < FEWEST_COMMON_WORDS ||
        weight < LEAST_WEIGHT ||
        !common.some((word) => subjects.has(word))
      )
        continue
      const bonus = error.sharedCodes?.some((code) => codes.includes(code)) === true ? SHARED_CODE_BONUS : 1
      const partOfWording = words.size < FEWEST_WORDS ? 0 : weight / sum(words)
      const score = bonus * Math.max(weight / weightOfText, partOfWording)
      if (score >= LEAST_SCORE) best.set(error, Math.max(score, best.get(error) ?? 0))
    }
    return [...best].sort(([, a], [, b]) => b - a).map(([error]) => error)
  }
}

/** A word weighs more the fewer messages have it. An unknown word weighs most: the text is about something else. */
function createWeights(vocabularies: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const word of vocabularies.flatMap((words) => [...words]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log((vocabularies.length + 1) / (counts.get(word) ?? 1))
}

import type { KnownError } from '../types'
import { createCutOffSearch } from './cut-off'
import { LONGEST_INPUT, normalize, getWords } from './normalize'
import { isCompilerCode, readCodes } from './read-codes'
import {
  compileTemplate,
  matchTemplate,
  readPasted,
  type Match,
  type PastedText,
  type Template,
} from './template'
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
function createSimilaritySearch(
  errors: readonly KnownError[],
): (text: string, codes: readonly string[]) => KnownError[] {
  const vocabularies = errors.flatMap((error) =>
    error.messages.map((message) => ({ error, words: wordsIn(message), subjects: subjectsIn(message) })),
  )
  const getWeight = createWeights(vocabularies.map(({ words }) => words))
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + getWeight(word), 0)
  return (text, codes) => {
    const best = new Map<KnownError, number>()
    const queryWords = new Set(getWords(text))
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

type Errors = [KnownError, ...KnownError[]]

/** The result of the search in a pasted text. */
export type Findings =
  | { kind: 'none' }
  /** The text has these errors, the most important first. */
  | { kind: 'found'; errors: Errors }
  /** The text resembles these. */
  | { kind: 'similar'; errors: Errors }
  /** The text has a number of Redux Toolkit that the documented version doesn't use. */
  | { kind: 'unlisted'; code: number }
  | { kind: 'unknown' }

interface Hit {
  error: KnownError
  score: number
  /** The range in the text; a number that was recognized has no other occurrence. */
  match?: Match
}

interface Candidate {
  error: KnownError
  templates: readonly Template[]
  signs: readonly string[]
}

const MOST_ERRORS = 3
/** The score of a number that identifies an error by itself: higher than the length of any message. */
const SCORE_OF_CODE = 10_000

/**
 * Prepares the search for errors in pasted texts. The function that it returns is pure, takes any text, and takes time
 * proportional to the text's length.
 *
 * @param errors - all errors that can be found
 */
export function createFindMessages(errors: readonly KnownError[]): (text: string) => Findings {
  const candidates = errors.map(prepare)
  const findIn = (text: PastedText) => {
    const codes = readCodes(text.whole)
    return best(candidates.flatMap((candidate) => getHits(candidate, text, codes)))
  }
  const findAlike = createFindAlike(errors, candidates)
  return (input) => {
    const pasted = input.slice(0, LONGEST_INPUT)
    const text = readPasted(pasted)
    if (text.whole === '') return { kind: 'none' }
    const found = [text, readPasted(withoutBreaks(pasted))].map(findIn).find(isFilled)
    if (found) return { kind: 'found', errors: found }
    const codes = readCodes(text.whole)
    const unlisted = codes.find((code) => code.startsWith('rtk-'))
    if (unlisted !== undefined) return { kind: 'unlisted', code: Number(unlisted.slice(4)) }
    const alike = findAlike(text.whole, codes).slice(0, MOST_ERRORS)
    return isFilled(alike) ? { kind: 'similar', errors: alike } : { kind: 'unknown' }
  }
}

/** Some terminals break lines in the middle of a word. */
const withoutBreaks = (text: string) => text.replace(/\r?\n/g, '')

function withSharedCode(errors: readonly KnownError[], codes: readonly string[]): KnownError[] {
  return errors.filter((error) => error.sharedCodes?.some((code) => codes.includes(code)))
}

/** Finds the errors of a number, else errors whose message is cut off in the text, else errors that share its words. */
function createFindAlike(errors: readonly KnownError[], candidates: readonly Candidate[]) {
  const findCutOff = createCutOffSearch(candidates)
  const findSimilar = createSimilaritySearch(errors)
  return (text: string, codes: readonly string[]): KnownError[] => {
    if (isCompilerCode(text)) return withSharedCode(errors, codes)
    const cutOff = findCutOff(text)
    return cutOff.length > 0 ? cutOff : findSimilar(text, codes)
  }
}

function prepare(error: KnownError): Candidate {
  return {
    error,
    templates: error.messages.map(compileTemplate),
    signs: (error.signs ?? []).map(normalize),
  }
}

function getHits({ error, templates, signs }: Candidate, text: PastedText, codes: readonly string[]): Hit[] {
  const position = codes.findIndex((code) => error.codes?.includes(code) === true)
  const byCode = position < 0 ? [] : [{ error, score: SCORE_OF_CODE - position }]
  const matches = [
    ...templates.map((template) => matchTemplate(template, text)),
    ...signs.map((sign) => matchSign(sign, text.whole)),
  ]
  return [
    ...byCode,
    ...matches.flatMap((match) => (match === undefined ? [] : [{ error, score: match.letters, match }])),
  ]
}

/** A sign has to be a whole word: `TaskAbortError` doesn't contain the sign `AbortError`. */
function matchSign(sign: string, text: string): Match | undefined {
  const start = text.indexOf(sign)
  const end = start + sign.length
  if (start < 0 || /\w/.test(text[start - 1] ?? '') || (/\w$/.test(sign) && /\w/.test(text[end] ?? '')))
    return undefined
  return { start, end, letters: sign.length }
}

/** The errors of a text. An error in the range of a more certain one is the same error with a more general wording. */
function best(hits: readonly Hit[]): KnownError[] {
  const kept: Hit[] = []
  for (const hit of [...hits].sort((a, b) => b.score - a.score)) {
    if (kept.some((other) => other.error === hit.error || overlap(other, hit))) continue
    kept.push(hit)
  }
  return kept
    .sort(byImportance)
    .slice(0, MOST_ERRORS)
    .map(({ error }) => error)
}

/**
 * Sorts errors: numbers first, then by position, because the first error is usually the cause of the others. Wrappers
 * come after the errors that they wrap, and general messages of JavaScript engines come last.
 */
function byImportance(one: Hit, other: Hit): number {
  return (
    getRank(one.error) - getRank(other.error) ||
    (one.match?.start ?? -1) - (other.match?.start ?? -1) ||
    other.score - one.score
  )
}

function getRank({ isWrapper, isGeneric }: KnownError): number {
  if (isGeneric) return 2
  return isWrapper ? 1 : 0
}

function overlap({ match: one }: Hit, { match: other }: Hit): boolean {
  return one !== undefined && other !== undefined && one.start < other.end && other.start < one.end
}

function isFilled(errors: readonly KnownError[]): errors is Errors {
  return errors.length > 0
}

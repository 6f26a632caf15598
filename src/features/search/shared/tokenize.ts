import { stem } from '../../../lib/stem'

const WORD = /[\p{L}\p{N}_$]+/gu
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu
/** Words that are written with and without a hyphen: `re-render`, `server-side`. */
const HYPHENATED = /\p{L}+(?:-\p{L}+)+/gu

/** A word of a text and its position. */
export interface Word {
  text: string
  start: number
}

/** Finds the words of a text; an identifier such as `createSlice` is one word. */
export function getWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }))
}

/** Splits an identifier at its camel humps and underscores: `createSlice` into `create` and `Slice`. */
export function getHumps(word: string): Word[] {
  return Array.from(word.matchAll(HUMP), (match) => ({ text: match[0], start: match.index }))
}

/** Normalizes a term for comparison. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFKC').toLowerCase()
}

/** A cache, because texts repeat their words. */
const known = new Map<string, readonly string[]>()

/** The terms of a word: an identifier, its parts, and the stems of ordinary words. */
export function termsOfWord(word: string): readonly string[] {
  const terms = known.get(word) ?? findTerms(word)
  known.set(word, terms)
  return terms
}

function findTerms(word: string): string[] {
  const whole = normalizeTerm(word)
  const humps = getHumps(word).map((hump) => normalizeTerm(hump.text))
  if (humps.length > 1) return [...new Set([whole, ...getTail(whole, humps), ...humps, ...humps.map(stem)])]
  return [...new Set([whole, stem(whole)])]
}

/** A name without its first word, because many begin with "create" or "use": "entityAd" finds `createEntityAdapter`. */
function getTail(whole: string, [first = '']: readonly string[]): string[] {
  return whole.includes('_') ? [] : [whole.slice(first.length)]
}

/**
 * The terms under which a text is indexed, so that "createslice", "slice" and "slices" all find `createSlice`,
 * and "rerender" finds "re-render".
 */
export function tokenizeText(text: string): string[] {
  const joined = Array.from(text.matchAll(HYPHENATED), ([word]) => normalizeTerm(word.replaceAll('-', '')))
  return [...getWords(text).flatMap((word) => termsOfWord(word.text)), ...joined]
}

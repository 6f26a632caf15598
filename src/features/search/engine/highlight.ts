import { stem } from '../../../lib/stem'
import { getHumps, normalizeTerm, termsOfWord, getWords, type Word } from '../shared/tokenize'
import type { MarkedText } from './types'

const ELLIPSIS = '…'

/**
 * Marks the words of a text that matched.
 *
 * @param terms - the indexed terms that matched, normalized
 */
export function highlight(text: string, terms: ReadonlySet<string>): MarkedText {
  const pieces: { text: string; isMatch: boolean }[] = []
  let end = 0
  for (const part of getWords(text).flatMap((word) => matchingParts(word, terms))) {
    pieces.push({ text: text.slice(end, part.start), isMatch: false }, { text: part.text, isMatch: true })
    end = part.start + part.text.length
  }
  pieces.push({ text: text.slice(end), isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}

function matchingParts(word: Word, terms: ReadonlySet<string>): Word[] {
  if (!termsOfWord(word.text).some((term) => terms.has(term))) return []
  if (isFound(word.text, terms)) return [word]
  return getHumps(word.text)
    .filter((hump) => isFound(hump.text, terms))
    .map((hump) => ({ text: hump.text, start: word.start + hump.start }))
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  const term = normalizeTerm(word)
  return terms.has(term) || terms.has(stem(term))
}

/**
 * Cuts a text to some words around its first match, and marks it. An ellipsis stands where text was cut off.
 *
 * @param length - how many words to keep
 */
export function excerpt(text: string, terms: ReadonlySet<string>, length: number): MarkedText {
  const words = text.split(/\s+/)
  const match = words.findIndex((word) =>
    getWords(word).some((part) => matchingParts(part, terms).length > 0),
  )
  // A third of the words come before the match; more near the end of the text, so that the excerpt is never too short.
  const start = Math.max(0, Math.min(match - Math.floor(length / 3), words.length - length))
  const end = start + length
  const before = start > 0 ? ELLIPSIS : ''
  const after = end < words.length ? ELLIPSIS : ''
  return highlight(before + words.slice(start, end).join(' ') + after, terms)
}

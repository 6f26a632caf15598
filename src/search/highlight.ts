import { stem } from './stem'
import { humpsOf, normalizeTerm, termsOfWord, wordsOf, type Word } from './tokenize'
import type { Marked } from './types'

/** The strings that go before and after each word that matched. */
export interface MarkTags {
  pre: string
  post: string
}

/**
 * Marks the words of a text that matched. The text is not escaped: callers do that.
 *
 * @param terms - the indexed terms that matched, normalized
 */
export function highlight(text: string, terms: ReadonlySet<string>, tags: MarkTags): Marked {
  const found = wordsOf(text).flatMap((word) => matchingParts(word, terms))
  let value = ''
  let end = 0
  for (const part of found) {
    value += text.slice(end, part.start) + tags.pre + part.text + tags.post
    end = part.start + part.text.length
  }
  const matchedWords = [...new Set(found.map((part) => normalizeTerm(part.text)))]
  return { value: value + text.slice(end), matchLevel: matchLevel(matchedWords, terms), matchedWords }
}

function matchingParts(word: Word, terms: ReadonlySet<string>): Word[] {
  if (!termsOfWord(word.text).some((term) => terms.has(term))) return []
  if (isFound(word.text, terms)) return [word]
  return humpsOf(word.text)
    .filter((hump) => isFound(hump.text, terms))
    .map((hump) => ({ text: hump.text, start: word.start + hump.start }))
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  const term = normalizeTerm(word)
  return terms.has(term) || terms.has(stem(term))
}

function matchLevel(matched: readonly string[], terms: ReadonlySet<string>): Marked['matchLevel'] {
  if (matched.length === 0) return 'none'
  return matched.length >= terms.size ? 'full' : 'partial'
}

/**
 * Cuts a text to some words around its first match, and marks it.
 *
 * @param length - how many words to keep
 * @param ellipsis - put where text was cut off
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  tags: MarkTags,
  { length, ellipsis }: { length: number; ellipsis: string },
): Marked {
  const words = text.split(/\s+/)
  const match = words.findIndex((word) => wordsOf(word).some((part) => matchingParts(part, terms).length > 0))
  // A third of the words come before the match; more near the end of the text, so that the snippet is never too short.
  const start = Math.max(0, Math.min(match - Math.floor(length / 3), words.length - length))
  const end = start + length
  const marked = highlight(words.slice(start, end).join(' '), terms, tags)
  const value = (start > 0 ? ellipsis : '') + marked.value + (end < words.length ? ellipsis : '')
  return { ...marked, value }
}

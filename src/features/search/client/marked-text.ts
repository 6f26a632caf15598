import type { MarkedText } from '../engine/types'

/**
 * The tags that a hosted service is asked to put around matches. They contain nothing that occurs in texts, so that a
 * `<mark>` in a text stays text.
 */
export const MARK_TAGS = { pre: '__search-mark__', post: '__/search-mark__' } as const

/** Splits a text at the tags of a hosted service. */
export function parseMarkedText(tagged: string): MarkedText {
  const pieces = tagged.split(MARK_TAGS.pre).flatMap((part, index) => {
    if (index === 0) return [{ text: part, isMatch: false }]
    const [match = '', ...rest] = part.split(MARK_TAGS.post)
    return [
      { text: match, isMatch: true },
      { text: rest.join(''), isMatch: false },
    ]
  })
  return pieces.filter(({ text }) => text !== '')
}

/** A text without marks. */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('')
}

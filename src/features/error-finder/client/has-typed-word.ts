import type { SearchHit } from '../../search/client/hits'

/** Words that begin with as many letters alike are forms of each other. */
const ALIKE = 4

/**
 * Whether a hit has a word of the text, or a form of it. The search corrects mistakes, too, so that it finds something for
 * nearly every text: below an error, that would look like an answer.
 */
export function hasTypedWord({ title, excerpt = [] }: SearchHit, text: string): boolean {
  const typed = wordsIn(text)
  const found = [...title, ...excerpt]
    .filter(({ isMatch }) => isMatch)
    .flatMap((piece) => wordsIn(piece.text))
  return found.some((word) => typed.some((other) => areAlike(word, other)))
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []

const areAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE))

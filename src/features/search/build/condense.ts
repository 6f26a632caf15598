import { STOP_WORDS } from '../shared/stop-words'
import { normalizeTerm, termsOfWord, wordsOf } from '../shared/tokenize'
import { splitText } from './split-text'

/** A text of which the end is searched and not shown. */
interface Condensed {
  beginning: string
  /** The words after it that lead to the text and aren't in its beginning, each once; empty for a short text. */
  words: string
}

/**
 * Cuts a long text. Every reader who searches loads all texts, and the end of a long section is seldom what a hit shows:
 * its words are enough to find it.
 *
 * @param longest - in characters
 */
export function condense(text: string, longest: number): Condensed {
  const [beginning = '', ...rest] = splitText(text, longest)
  const known = new Set(wordsOf(beginning).flatMap((word) => termsOfWord(word.text)))
  const words = wordsOf(rest.join(' ')).filter(({ text: word }) => {
    const missing = termsOfWord(word).filter((term) => !known.has(term))
    for (const term of missing) known.add(term)
    return missing.length > 0 && !STOP_WORDS.has(normalizeTerm(word))
  })
  return { beginning, words: words.map((word) => word.text).join(' ') }
}

const WORD = /[\p{L}\p{N}_$]+/gu
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu

/** A word of a text and where it stands. */
export interface Word {
  text: string
  start: number
}

/** Finds the words of a text; an identifier such as `createSlice` is one word. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }))
}

/** Splits an identifier at its camel humps and underscores: `createSlice` into `create` and `Slice`. */
export function humpsOf(word: string): Word[] {
  return Array.from(word.matchAll(HUMP), (match) => ({ text: match[0], start: match.index }))
}

/**
 * The terms under which a text is indexed: each word whole, and the parts of identifiers besides,
 * so that both "createslice" and "slice" find `createSlice`.
 */
export function tokenizeText(text: string): string[] {
  return wordsOf(text).flatMap(({ text: word }) => {
    const humps = humpsOf(word)
    return humps.length > 1 ? [word, ...humps.map((hump) => hump.text)] : [word]
  })
}

/** The terms that a query asks for. Identifiers stay whole: who types one means it. */
export function tokenizeQuery(query: string): string[] {
  return wordsOf(query).map((word) => word.text)
}

/** The form in which terms are compared. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFKC').toLowerCase()
}

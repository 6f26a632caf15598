/**
 * Which rows have all words that a reader types. If no row has them as they are typed, their simple forms count: readers type
 * "updating" and "loops" where a row says "update" and "loop".
 *
 * @param texts - those of the rows, made by {@link plainText}
 */
export function rowsWith(texts: readonly string[], typed: string): boolean[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  const exact = texts.map((text) => words.every((word) => text.includes(word)))
  if (exact.some(Boolean)) return exact
  return texts.map((text) => words.every((word) => text.includes(simpleForm(word))))
}

/** A text without capitals, and without the hyphens inside of words: "re-render" is "rerender". */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/(?<=[a-z])[-‐‑](?=[a-z])/g, '')
}

/** In letters; a shorter beginning would be in many words. */
const SHORTEST = 4

function simpleForm(word: string): string {
  const form = word.replace(/(?<=ch|sh|ss|x)es$|(?:ing|ed|s)$/, '')
  return form.length < SHORTEST ? word : form
}

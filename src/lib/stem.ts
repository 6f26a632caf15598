/** Endings from long to short, their replacements, and how many letters must be left. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/^(.{3,})ies$/, '$1y'],
  [/^(.{3,})sses$/, '$1ss'],
  [/^(.{2,}[^su])s$/, '$1'],
]

const SUFFIXES =
  /^(.{3,}?)(?:i[sz]ations?|i[sz]able|i[sz]ing|i[sz]ed|i[sz]er|i[sz]e|ations?|ating|ated|ators?|ate|ions?|ments?|ences?|ances?|ants?|ents?|ably|able|ings?|ed|ers?|ors?|ly|e|y)$/

/** A cache, because the same words come again with every keystroke. */
const known = new Map<string, string>()

/**
 * Cuts a word to the part that its forms share: `slices` and `slice`, `invalidation` and `invalidates`,
 * `serializable` and `serialise`. The result need not be a word.
 *
 * @param word - in lower case
 */
export function stem(word: string): string {
  const root = known.get(word) ?? findStem(word)
  known.set(word, root)
  return root
}

function findStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = ENDINGS.reduce((form, [ending, replacement]) => form.replace(ending, replacement), word)
  const root = singular.replace(SUFFIXES, '$1')
  // "mapped" and "getting" have a doubled consonant.
  return root !== singular && root.length > 3 ? root.replace(/([bdfgklmnprt])\1$/, '$1') : root
}

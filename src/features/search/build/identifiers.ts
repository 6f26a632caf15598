const IDENTIFIER = /[A-Za-z_$][\w$]*/g
/** Ordinary words in code don't identify it, so only words with a capital or an underscore inside count as names. */
const LOOKS_LIKE_A_NAME = /[a-z0-9][A-Z]|[A-Z][a-z]+[A-Z]|[A-Za-z]_[A-Za-z]/
const SHORTEST = 4

/**
 * Lists the names that a sample uses, each once.
 *
 * @param known - text that is searchable anyway; its names are left out
 */
export function identifiersIn(code: string, known: string): string[] {
  const mentioned = new Set(known.match(IDENTIFIER))
  const names = new Set(code.match(IDENTIFIER))
  return [...names].filter(
    (name) => name.length >= SHORTEST && LOOKS_LIKE_A_NAME.test(name) && !mentioned.has(name),
  )
}

/** Queries for which another first result than this one would be of no use. */
export const FIRST_QUERIES: readonly (readonly [query: string, target: string])[] = [
  // Not the row of a type that has the same name.
  ['what is a slice', '/api/createSlice#why'],
  ['sandbox', '/playground'],
  ['try it online', '/playground'],
  ['codesandbox', '/playground'],
  ['repl', '/playground'],
  ['stackblitz', '/playground'],
]

import { wellFormed } from './well-formed'

/** DocSearch's field holds 64 characters, and of a longer text keeps the beginning. */
const LONG = 60
/** What stands in errors and hardly in questions. */
const SIGNS =
  /\bTS ?\(?\d{4,5}\b|#\d+\b|\bminified\b|\buncaught\b|\bcode=\d+|\w*(?:error|warning):|\b(?:cannot|could not) (?:read|find|assign|access|be)\b|\bis not (?:a function|assignable|defined)\b/i

/** Whether a query looks like an error that somebody pasted. */
export function looksLikeError(query: string): boolean {
  return query.trim().length >= LONG || SIGNS.test(query)
}

/** The address, below the site's base, at which the page of errors explains a text. */
export function errorFinderPath(query: string): string {
  return `/errors?q=${encodeURIComponent(wellFormed(query.trim()))}`
}

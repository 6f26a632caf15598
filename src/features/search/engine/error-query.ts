import { wellFormed } from '../../../lib/well-formed'

/** In characters. Questions are shorter. */
const LONG = 60
/** Patterns that are common in errors and rare in questions. */
const SIGNS =
  /\bTS ?\(?\d{4,5}\b|#\d+\b|\bminified\b|\buncaught\b|\bcode=\d+|\w*(?:error|warning):|\b(?:cannot|could not) (?:read|find|assign|access|be)\b|\bis not (?:a function|assignable|defined)\b/i

/** Whether a query looks like a pasted error. */
export function looksLikeError(query: string): boolean {
  return query.trim().length >= LONG || SIGNS.test(query)
}

/** The address, below the site's base, of the errors page with a text filled in. */
export function errorFinderPath(query: string): string {
  return `/errors?q=${encodeURIComponent(wellFormed(query.trim()))}`
}

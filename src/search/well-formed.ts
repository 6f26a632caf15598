/**
 * A text that can stand in an address: half of a character pair, as a cut through an emoji leaves it, makes
 * `encodeURIComponent` throw.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

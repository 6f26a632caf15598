/**
 * Removes lone surrogates, which a cut through an emoji leaves behind and on which `encodeURIComponent` throws.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

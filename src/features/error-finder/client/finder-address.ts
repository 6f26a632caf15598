/** The longest text in an address, in characters: mail and chat programs break longer addresses. */
export const LONGEST_SHARED_TEXT = 300

/** The text in the `q` parameter of an address; empty if there is none. */
export function textInAddress(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}

/**
 * Replaces the query of an address with a text to explain.
 *
 * @param address - of the page
 * @param text - left out if it is empty or too long to be shared
 */
export function addressWithText(address: string, text: string): string {
  const url = new URL(address)
  url.searchParams.delete('code')
  url.searchParams.delete('q')
  const shared = text.trim()
  if (shared !== '' && shared.length <= LONGEST_SHARED_TEXT) url.searchParams.set('q', shared)
  url.hash = ''
  return url.href
}

/**
 * Makes an address to share the answer: with the text, or with the error that was found if the text is too long.
 *
 * @param found - the anchor of the error on the page, if one was found
 * @returns `undefined` for a long text without a known error
 */
export function sharedAddress(address: string, text: string, found: string | undefined): string | undefined {
  if (text.trim().length <= LONGEST_SHARED_TEXT) return addressWithText(address, text)
  if (found === undefined) return undefined
  return `${addressWithText(address, '')}#${found}`
}

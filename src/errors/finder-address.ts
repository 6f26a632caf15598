/** A longer text makes an address that mail and chat programs break. In characters. */
export const LONGEST_SHARED_TEXT = 300

/** The text that an address asks for; empty if it asks for none. */
export function textInAddress(search: string): string {
  return new URLSearchParams(search).get('q') ?? ''
}

/**
 * Writes the address that asks for a text, in place of whatever the address asked for.
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
 * Writes an address that leads others to the answer: by the text, or by the error that was found if the text is long.
 *
 * @param found - the anchor of the error on the page, if one was found
 * @returns `undefined` for a long text of which nothing is known
 */
export function sharedAddress(address: string, text: string, found: string | undefined): string | undefined {
  if (text.trim().length <= LONGEST_SHARED_TEXT) return addressWithText(address, text)
  if (found === undefined) return undefined
  return `${addressWithText(address, '')}#${found}`
}

/**
 * The id in the hash of an address.
 *
 * @param hash - with its `#`, like `location.hash`
 * @returns the decoded id; empty if there is none, or it can't be decoded
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

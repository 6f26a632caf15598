/**
 * The id that an address names behind the `#`.
 *
 * @param hash - with the `#`, as `location` has it
 * @returns the id decoded; empty when there is none, or none that can be read
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

const NAME = '#try='
const EXPANDED = '+expanded'

/** What the hash of an address asks for. */
export interface TryHash {
  /** The id of the sample in its page: see `samplesById`. Links of earlier times have the number of the block. */
  sample: string | number
  /** The edits, as `encodeEdits` wrote them; absent in a link to the sample as it is. */
  data?: string
  /** Whether code and result are to be seen side by side. */
  isExpanded: boolean
}

/** The hash of a link to a sample, without edits. */
export const tryHash = (sample: string, isExpanded = false): string =>
  `${NAME}${sample}${isExpanded ? EXPANDED : ''}`

/**
 * Reads the hash of an address.
 *
 * @returns `undefined` if it is about something else, or a sentence that says what is wrong with it
 */
export function readTryHash(hash: string): TryHash | { error: string } | undefined {
  const plain = decoded(hash)
  if (!plain.startsWith(NAME)) return undefined
  const [, id, number, expanded, data] =
    /^(?:([^:+]*~\d{1,3})|(\d{1,4}))(\+expanded)?(?::(.*))?$/s.exec(plain.slice(NAME.length)) ?? []
  const sample = id ?? (number === undefined ? undefined : Number(number))
  if (sample === undefined) return { error: 'This link doesn’t say which sample it is for.' }
  return { sample, isExpanded: expanded !== undefined, ...(data !== undefined && { data }) }
}

/** Some programs percent-encode `=`, `:` and `~` in the addresses that they pass on. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

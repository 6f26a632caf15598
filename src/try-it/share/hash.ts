const NAME = '#try='

/** What the hash of an address asks for. */
interface TryHash {
  /** The number of the block in its page. */
  block: number
  /** The edits, as `encodeEdits` wrote them; absent in a link to the sample as it is. */
  data?: string
}

/** The hash of a link to a block, without edits. */
export const tryHash = (block: number): string => `${NAME}${block}`

/**
 * Reads the hash of an address.
 *
 * @returns `undefined` if it is about something else, or a sentence that says what is wrong with it
 */
export function readTryHash(hash: string): TryHash | { fault: string } | undefined {
  if (!hash.startsWith(NAME)) return undefined
  const [, block, data] = /^(\d{1,4})(?::(.*))?$/s.exec(hash.slice(NAME.length)) ?? []
  if (block === undefined) return { fault: 'This link doesn’t say which sample it is for.' }
  return data === undefined ? { block: Number(block) } : { block: Number(block), data }
}

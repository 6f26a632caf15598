/** The most that the text of all edits may take, in bytes. */
export const MOST_BYTES = 100_000

/** How the data are packed: its first letter says so. Addresses of browsers without compression had the plain form. */
export const FORM = { deflated: 'd', plain: 'p' } as const

/** The packing of raw deflate streams. */
export const DEFLATE = 'deflate-raw'

/** Writes bytes in the letters that addresses leave alone. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws Error if the text has other letters, or is cut off */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64url.')
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0))
}

/** Marks a text that is too long. */
export class TooLong extends Error {}

/**
 * Sends bytes through a stream that packs or unpacks them.
 *
 * @throws TooLong as soon as there are more than {@link MOST_BYTES}: a few letters can unpack to gigabytes
 */
export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  // A failure of the input makes the output fail, too, and is handled there.
  const ignore = () => undefined
  const writer = stream.writable.getWriter()
  writer.write(bytes).catch(ignore)
  writer.close().catch(ignore)
  const reader = stream.readable.getReader()
  const result: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(result)
    if (result.length + value.length > MOST_BYTES) {
      await reader.cancel()
      throw new TooLong()
    }
    for (const byte of value) result.push(byte)
  }
}

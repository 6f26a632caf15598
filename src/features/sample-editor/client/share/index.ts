import type { EditedTexts } from '../../../../lib/client/kept-edits'
import { DEFLATE, FORM, MOST_BYTES, through, toBase64Url } from './bytes'

/** Longer addresses are cut by programs that pass them on. In characters. */
const LONGEST = 8000

/**
 * Writes edited files for the hash of an address.
 *
 * @returns `undefined` if that would be longer than an address should be
 */
export async function encodeEdits(files: EditedTexts): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(files))
  // It could not be unpacked again.
  if (bytes.length > MOST_BYTES) return undefined
  const data = FORM.deflated + toBase64Url(await through(bytes, new CompressionStream(DEFLATE)))
  return data.length > LONGEST ? undefined : data
}

/** Edited code in an address: `#try=<block>:<data>`. */
export { decodeEdits } from './decode'
export { readTryHash, tryHash, withSelected, type SelectedAction, type TryHash } from './hash'

import { isFileName } from '../../shared/file-name'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { DEFLATE, FORM, fromBase64Url, MOST_BYTES, through, TooLong } from './bytes'

/** The edited files of an address, or a sentence that says why there are none. */
type Decoded = { files: Readonly<Record<string, string>> } | { error: string }

const DAMAGED =
  'The changes in this link can’t be read: it was cut off or altered. You see the original sample.'
const TOO_LONG = 'The changes in this link are too long. You see the original sample.'
const OTHER_SAMPLE = 'The changes in this link are for another sample. You see the original one.'
const UNSUPPORTED = 'This browser can’t unpack the changes in this link. You see the original sample.'

/**
 * Reads edited files from the hash of an address. Anybody can write one, so nothing in it is trusted.
 *
 * @param text - as `encodeEdits` wrote it
 * @param sample - the sample that the address names
 * @param canAddFiles - whether it may bring files that the sample doesn't have
 */
export async function decodeEdits(text: string, sample: TrySample, canAddFiles = false): Promise<Decoded> {
  if (text.length > MOST_BYTES) return { error: TOO_LONG }
  if (text.startsWith(FORM.deflated) && typeof DecompressionStream === 'undefined')
    return { error: UNSUPPORTED }
  try {
    return validate(JSON.parse(await unpack(text)), sample, canAddFiles)
  } catch (error) {
    return { error: error instanceof TooLong ? TOO_LONG : DAMAGED }
  }
}

/** What files without a title were called, in addresses of earlier times. */
const NUMBERED = /^src\/sample-\d+(?=\.)/

async function unpack(text: string): Promise<string> {
  const bytes = fromBase64Url(text.slice(1))
  const isPlain = text.startsWith(FORM.plain)
  if (!isPlain && !text.startsWith(FORM.deflated)) throw new Error('An unknown form.')
  const unpacked = isPlain ? bytes : await through(bytes, new DecompressionStream(DEFLATE))
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
}

function validate(value: unknown, sample: TrySample, canAddFiles: boolean): Decoded {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { error: DAMAGED }
  const names = new Set(sample.files.map(({ name }) => name))
  const entries = Object.entries(value)
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
    return { error: DAMAGED }
  const files = entries.map(
    ([name, text]) => [names.has(name) ? name : name.replace(NUMBERED, 'src/this-sample'), text] as const,
  )
  if (!files.every(([name]) => names.has(name) || (canAddFiles && isFileName(name))))
    return { error: OTHER_SAMPLE }
  return { files: Object.fromEntries(files) }
}

import { isEditedTexts, type EditedTexts } from '../../../../lib/client/kept-edits'
import { nameError, getNames } from '../../shared/name-error'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { DEFLATE, FORM, fromBase64Url, MOST_BYTES, through, TooLong } from './bytes'

/** The edited files of an address, or a sentence that says why there are none. */
type Decoded = { files: EditedTexts } | { error: string }

const DAMAGED =
  'The changes in this link can’t be read: it was cut off or altered. You see the original sample.'
const TOO_LONG = 'The changes in this link are too long. You see the original sample.'
const OTHER_SAMPLE = 'The changes in this link are for another sample. You see the original one.'

/**
 * Reads edited files from the hash of an address. Anybody can write one, so nothing in it is trusted.
 *
 * @param text - as `encodeEdits` wrote it
 * @param sample - the sample that the address names
 * @param canAddFiles - whether it may bring files that the sample doesn't have, and leave out some that it has
 */
export async function decodeEdits(text: string, sample: TrySample, canAddFiles = false): Promise<Decoded> {
  if (text.length > MOST_BYTES) return { error: TOO_LONG }
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
  if (!isEditedTexts(value)) return { error: DAMAGED }
  const own = new Set(sample.files.map(({ name }) => name))
  const entries = Object.entries(value).map(
    ([name, text]) => [own.has(name) ? name : name.replace(NUMBERED, 'src/this-sample'), text] as const,
  )
  const files: EditedTexts = Object.fromEntries(entries)
  const added = entries.map(([name]) => name).filter((name) => !own.has(name))
  const isDeleting = entries.some(([, text]) => text === null)
  if (!canAddFiles && (added.length > 0 || isDeleting)) return { error: OTHER_SAMPLE }
  const wrong = added.find((name) => getFault(name) !== '')
  return wrong === undefined ? { files } : { error: wrongName(wrong, getFault(wrong)) }

  /** What the form of the editor would say of a name. */
  function getFault(name: string): string {
    const kept = [...own].filter((other) => files[other] !== null)
    return nameError(name, [...kept.flatMap(getNames), ...added.filter((other) => other !== name)])
  }
}

function wrongName(name: string, fault: string): string {
  return `The link brings a file with the name “${name}”, which no file can have here. ${fault} You see the original sample.`
}

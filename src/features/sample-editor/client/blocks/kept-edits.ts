import { isKeptEdits, type KeptEdits } from '../../../../lib/client/kept-edits'
import type { TrySample } from '../../../sample-runtime/protocol/sample'

const KEY = 'try-it-edits'
/** How many samples have their edits kept: those that were edited last. */
const MOST = 20
/** The longest text that is stored, in characters. */
const LONGEST = 200_000

type Entry = KeptEdits & { address: string }

/** All edits of this visit, if the browser couldn't store them; otherwise undefined. */
let unwritten: readonly Entry[] | undefined

/**
 * The edits of a sample that this browser has. Edits that began with a shared address are kept apart from edits of the
 * page's own code.
 *
 * @param address - the path of the page and the id of the sample
 * @param version - of the sample as the page has it now: edits of another one aren't offered
 * @param source - the data of the shared address that the reader opened
 */
export function readKept(address: string, version: string, source?: string): KeptEdits | undefined {
  return readAll().find((entry) => isSame(entry, { address, source }) && entry.version === version)
}

function isSame(entry: Entry, { address, source }: { address: string; source: string | undefined }): boolean {
  return entry.address === address && entry.source === source
}

/**
 * Keeps the edits of a sample, or removes them if the sample is the same as in the page.
 *
 * @returns whether the browser will have them after the page is closed
 */
export function keepEdits(address: string, edits: KeptEdits): boolean {
  const others = readAll().filter((entry) => !isSame(entry, { address, source: edits.source }))
  const isEdited = Object.keys(edits.files).length > 0
  const entries = (isEdited ? [{ ...edits, address }, ...others] : others).slice(0, MOST)
  unwritten = write(JSON.stringify(entries)) ? undefined : entries
  return unwritten === undefined
}

function write(text: string): boolean {
  if (text.length > LONGEST) return false
  try {
    localStorage.setItem(KEY, text)
    return true
  } catch {
    // Storage is blocked or full.
    return false
  }
}

function readAll(): readonly Entry[] {
  if (unwritten) return unwritten
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return isKeptEdits(value) && 'address' in value && typeof value.address === 'string'
}

/** Tells samples apart whose code differs: a hash of 32 bits (FNV-1a), which needs no more. */
export function getVersion({ files }: TrySample): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(files.map(({ name, typescript }) => [name, typescript.code]))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

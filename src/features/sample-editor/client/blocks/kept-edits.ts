import type { TrySample } from '../../../sample-runtime/protocol/sample'

const KEY = 'try-it-edits'
/** How many samples have their edits kept: those that were edited last. */
const MOST = 20
/** The longest text that is stored, in characters. */
const LONGEST = 200_000

/** What a reader has made of a sample. */
export interface KeptEdits {
  /** Of the sample as the page had it: edits of another version aren't offered. */
  version: string
  /** The form of the code that was edited. */
  language: 'ts' | 'js'
  /** The texts of the changed files, by name. */
  files: Readonly<Record<string, string>>
  /** The data of the shared address that the edits began with; absent for edits of what the page shows. */
  source?: string
  /** Whether they contain code of somebody else that the reader has never run. */
  isForeign?: boolean
}

type Entry = KeptEdits & { address: string }

/** All edits of this visit, if the browser couldn't store them; otherwise undefined. */
let unwritten: readonly Entry[] | undefined

/**
 * The edits of a sample that this browser has. Edits that began with a shared address are kept apart from edits of the
 * page's own code.
 *
 * @param address - the path of the page and the id of the sample
 * @param version - of the sample as the page has it now
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

/** Another version of the site, or the reader, may have written something else. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { address, version, language, files, source, isForeign } = value as Partial<
    Record<keyof Entry, unknown>
  >
  return (
    typeof address === 'string' &&
    typeof version === 'string' &&
    (language === 'ts' || language === 'js') &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string') &&
    (source === undefined || typeof source === 'string') &&
    (isForeign === undefined || typeof isForeign === 'boolean')
  )
}

/** Tells samples apart whose code differs: a hash of 32 bits (FNV-1a), which needs no more. */
export function versionOf({ files }: TrySample): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(files.map(({ name, typescript }) => [name, typescript.code]))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

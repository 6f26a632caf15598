import { isKeptEdits, type KeptEdits } from '../../../../lib/client/kept-edits'
import { attemptKey, noteAttempt } from '../started'

/** Which attempt is meant. */
export interface AttemptKey {
  /** The id of the challenge. */
  id: string
  /** Of the challenge in the page. */
  version: string
  /** The names of the files that the reader can change. */
  names: readonly string[]
}

/** The longest attempt that is stored, in characters. */
const LONGEST = 200_000

const CHANGED =
  'This challenge has changed since your last attempt, which is here all the same. Reset shows the new start.'
const GONE = 'This challenge has changed, and your last attempt no longer fits. You see the new start.'
const UNREADABLE = 'Your last attempt could not be read. You see the start of the challenge.'
const NOT_STORED =
  'Your code lasts until you close this page: the browser’s storage is blocked or full. Copy what you want to keep.'
const TOO_LONG = 'Your code is too long for the browser’s storage. Copy what you want to keep.'

/** Attempts that the browser couldn't store, by their keys. */
const unwritten = new Map<string, KeptEdits>()
/** The sentences that the reader has seen in this visit. */
const said = new Set<string>()

/**
 * The attempt of a challenge that this browser has.
 *
 * @param source - the data of the shared address that the reader opened
 * @returns what to open, and what to say of it, once
 */
export function readAttempt(
  { id, version, names }: AttemptKey,
  source?: string,
): (KeptEdits & { note?: string }) | undefined {
  const key = attemptKey(id, source !== undefined)
  const found = unwritten.get(key) ?? readStored(key)
  if (found === undefined) return undefined
  const start: KeptEdits = { version, language: 'ts', files: {} }
  const isReadable = found !== 'unreadable' && found.source === source
  // Of a shared address, only the last attempt is kept; the address itself brings the others.
  if (!isReadable) return source === undefined ? replaced(key, start, UNREADABLE) : undefined
  if (found.version === version) return found
  const fits = Object.keys(found.files).every((name) => names.includes(name))
  if (fits) return replaced(key, { ...found, version }, CHANGED)
  return source === undefined ? replaced(key, start, GONE) : undefined
}

/**
 * Keeps an attempt, or removes it if it is the start of the challenge.
 *
 * @returns a sentence if the browser won't have it after the page is closed; only once in a visit
 */
export function keepAttempt({ id }: AttemptKey, attempt: KeptEdits): string | undefined {
  const problem = store(attemptKey(id, attempt.source !== undefined), attempt)
  if (problem === undefined || said.has(problem)) return undefined
  said.add(problem)
  return problem
}

/** Stores what takes the place of an old attempt, so that this is said only once. */
function replaced(key: string, attempt: KeptEdits, note: string): KeptEdits & { note: string } {
  store(key, attempt)
  return { ...attempt, note }
}

/** @returns a sentence if it isn't stored */
function store(key: string, attempt: KeptEdits): string | undefined {
  const problem = write(key, attempt)
  noteAttempt(key, unwritten.has(key))
  return problem
}

function write(key: string, attempt: KeptEdits): string | undefined {
  const isStart = Object.keys(attempt.files).length === 0
  const text = JSON.stringify(attempt)
  unwritten.delete(key)
  try {
    // An older attempt must not come back instead.
    if (isStart || text.length > LONGEST) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    if (isStart || text.length <= LONGEST) return undefined
  } catch {
    // Storage is blocked or full.
  }
  if (isStart) return undefined
  unwritten.set(key, attempt)
  return text.length > LONGEST ? TOO_LONG : NOT_STORED
}

function readStored(key: string): KeptEdits | 'unreadable' | undefined {
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    return undefined
  }
  if (text === null) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return isKeptEdits(stored) ? stored : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/*
 * What need not run again. Everything is looked at in the browser at night and before a deployment. A pull request runs
 * what changed since it passed, and what stands for the rest. `npm test` notes on this machine what passed, and
 * `npm run record:in-browser` notes it in this folder for all. Without a note, or with one that is out of date, more is
 * run.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'tests/recorded'
/** Notes of this machine: scripts/test/playwright.mjs. */
export const LOCAL_FOLDER = '.cache/recorded'

/** Things of one kind that are looked at in the same way. */
export interface Subject<Item> {
  /** Names the note: `pages` for `tests/recorded/pages.json`. */
  kind: string
  /** Differs when something changes that concerns all of them; see {@link fingerprint}. */
  shared: string
  items: readonly Item[]
  /** A name of its own for each. */
  idOf: (item: Item) => string
  /** Differs when the item does. */
  fingerprintOf: (item: Item) => string
}

interface Note {
  shared: string
  items: Record<string, string>
}

/** Eight hexadecimal digits that differ when any of the texts does. */
export function fingerprint(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
}

/**
 * Chooses what is run: what is new, what changed since it was recorded, and what stands for the others. All of it if
 * what they share changed, and where everything is asked for.
 *
 * @param isRepresentative - whether an item is run in any case
 * @param folders - where notes are; any of them counts
 */
export function choose<Item>(
  { kind, shared, items, idOf, fingerprintOf }: Subject<Item>,
  isRepresentative: (item: Item, index: number) => boolean,
  folders: readonly string[] = [FOLDER, LOCAL_FOLDER],
): Item[] {
  const notes = folders.map((folder) => readNote(path.join(folder, `${kind}.json`)))
  const valid = notes.filter((note) => note.shared === shared)
  if (process.env.RUN_EVERYTHING || valid.length === 0) return [...items]
  const isNoted = (item: Item) => valid.some((note) => note.items[idOf(item)] === fingerprintOf(item))
  return items.filter((item, index) => !isNoted(item) || isRepresentative(item, index))
}

/**
 * Notes that all items of a subject passed.
 *
 * @throws Error if two items have the same name
 */
export function record<Item>(
  { kind, shared, items, idOf, fingerprintOf }: Subject<Item>,
  folder = FOLDER,
): void {
  const fingerprints = Object.fromEntries(items.map((item) => [idOf(item), fingerprintOf(item)]))
  if (Object.keys(fingerprints).length !== items.length) throw new Error(`Two ${kind} have the same name.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, `${kind}.json`),
    `${JSON.stringify({ shared, items: fingerprints }, null, 2)}\n`,
  )
}

function readNote(file: string): Note {
  if (!existsSync(file)) return { shared: '', items: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Note
}

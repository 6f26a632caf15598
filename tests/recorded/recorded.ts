/*
 * What need not run again. Everything is looked at in the browser at night and before a deployment. A pull request runs
 * what changed since it passed, and what stands for the rest. `npm run record:in-browser` notes in this folder what passed.
 * Without a note, or with one that is out of date, more is run.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'tests/recorded'

/** Things of one kind that are looked at in the same way. */
export interface Subject<Item> {
  /** Names the note: `pages` for `tests/recorded/pages.json`. */
  kind: string
  /** Differs when something changes that concerns all of them; see {@link fingerprint}. */
  shared: string
  items: readonly Item[]
  /** A name of its own for each. */
  getId: (item: Item) => string
  /** Differs when the item does. */
  getFingerprint: (item: Item) => string
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
 */
export function choose<Item>(
  { kind, shared, items, getId, getFingerprint }: Subject<Item>,
  isRepresentative: (item: Item, index: number) => boolean,
  folder = FOLDER,
): Item[] {
  const note = readNote(path.join(folder, `${kind}.json`))
  if (process.env.RUN_EVERYTHING || note.shared !== shared) return [...items]
  const isNoted = (item: Item) => note.items[getId(item)] === getFingerprint(item)
  return items.filter((item, index) => !isNoted(item) || isRepresentative(item, index))
}

/**
 * Notes that all items of a subject passed.
 *
 * @throws Error if two items have the same name
 */
export function record<Item>(
  { kind, shared, items, getId, getFingerprint }: Subject<Item>,
  folder = FOLDER,
): void {
  const fingerprints = Object.fromEntries(items.map((item) => [getId(item), getFingerprint(item)]))
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

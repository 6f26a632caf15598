/*
 * What need not run again. Every sample, page, attack and demo is looked at in the browser at night, before a
 * deployment and by `npm run record:in-browser`, which then notes their fingerprints in this folder. A pull request runs
 * those that changed since, and some that stand for all. Without a note, or with one that is out of date, more is run.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
 * @param folder - where the notes are
 */
export function choose<Item>(
  { kind, shared, items, idOf, fingerprintOf }: Subject<Item>,
  isRepresentative: (item: Item, index: number) => boolean,
  folder = FOLDER,
): Item[] {
  const note = readNote(path.join(folder, `${kind}.json`))
  if (process.env.RUN_EVERYTHING || note.shared !== shared) return [...items]
  return items.filter(
    (item, index) => note.items[idOf(item)] !== fingerprintOf(item) || isRepresentative(item, index),
  )
}

/** Notes that all items of a subject passed. */
export function record<Item>(
  { kind, shared, items, idOf, fingerprintOf }: Subject<Item>,
  folder = FOLDER,
): void {
  const fingerprints = Object.fromEntries(items.map((item) => [idOf(item), fingerprintOf(item)]))
  if (Object.keys(fingerprints).length !== items.length) throw new Error(`Two ${kind} have the same name.`)
  writeFileSync(
    path.join(folder, `${kind}.json`),
    `${JSON.stringify({ shared, items: fingerprints }, null, 2)}\n`,
  )
}

function readNote(file: string): Note {
  if (!existsSync(file)) return { shared: '', items: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Note
}

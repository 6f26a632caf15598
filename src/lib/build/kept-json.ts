import { existsSync, readFileSync } from 'node:fs'

import { writeWhole } from './write-whole'

/** What a file must say of itself so that its content is used: the version of what made it, or what it is of. */
export type Stamp = Readonly<Record<string, string>>

/**
 * Reads what was kept in a JSON file. A file that is missing, cut short, or of another stamp is as good as none: its
 * content is made anew.
 *
 * @param file - absolute path
 * @returns what {@link writeKept} was given, and the stamp
 */
export function readKept(file: string, stamp: Stamp): object | undefined {
  const kept = readJson(file)
  if (typeof kept !== 'object' || kept === null) return undefined
  const isOfStamp = Object.entries(stamp).every(([key, value]) => (kept as Stamp)[key] === value)
  return isOfStamp ? kept : undefined
}

/** Keeps content in a JSON file, beside its stamp. The file appears whole or not at all. */
export function writeKept(file: string, stamp: Stamp, content: object): void {
  writeWhole(file, JSON.stringify({ ...stamp, ...content }))
}

/** What a JSON file says; undefined if there is none, or it can't be read. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

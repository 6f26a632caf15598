import { existsSync, readFileSync } from 'node:fs'

import { writeWhole } from './write-whole'

/** The fields that a file must have so that its content is used: the version of what made it, or the hash of its sources. */
export type KeptVersion = Readonly<Record<string, string>>

/**
 * Reads what was kept in a JSON file. A file that is missing, cut short, or of another version is not used: its
 * content is made anew.
 *
 * @param file - absolute path
 * @returns what {@link writeKept} was given, and the version
 */
export function readKept(file: string, version: KeptVersion): object | undefined {
  const kept = readJson(file)
  if (typeof kept !== 'object' || kept === null) return undefined
  const isSame = Object.entries(version).every(([key, value]) => (kept as KeptVersion)[key] === value)
  return isSame ? kept : undefined
}

/** Keeps content in a JSON file, beside its version. The file appears whole or not at all. */
export function writeKept(file: string, version: KeptVersion, content: object): void {
  writeWhole(file, JSON.stringify({ ...version, ...content }))
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

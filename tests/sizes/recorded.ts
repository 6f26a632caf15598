import { readFileSync } from 'node:fs'

/** The committed file of sizes; `npm run record:sizes` writes it. */
export const RECORDED_FILE = 'tests/sizes/recorded.json'

type Sizes = Readonly<Record<string, number>>

/** Sizes of a build, in bytes after Brotli at its best quality. */
export interface Recorded {
  /** Scripts, styles and the parts of the sandbox, by their name without the hash. */
  files: Sizes
  /** The HTML of pages, by address. */
  html: Sizes
  /** The share of each page in the outline of the search. */
  outline: Sizes
  /** The share of each page in the texts of the search. */
  texts: Sizes
}

/** Reads the recorded sizes. */
export function readRecorded(): Recorded {
  return JSON.parse(readFileSync(RECORDED_FILE, 'utf8')) as Recorded
}

/** Of the recorded sizes, those that are of these parts. */
export function sizesOf(parts: Sizes, recorded: Sizes): Sizes {
  return Object.fromEntries(
    Object.keys(parts).flatMap((name) => (name in recorded ? [[name, recorded[name] ?? 0]] : [])),
  )
}

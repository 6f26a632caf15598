import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { PlainError } from '../lib/run.mjs'
import type { Library } from './installed.mjs'

const FILE = '.cache/upgrade/earlier.json'

/** Keeps what the library was before it is raised. */
export function rememberEarlier(library: Library): void {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(library))
}

/** Whether an upgrade was begun in this folder. */
export function hasBegun(): boolean {
  return existsSync(FILE)
}

/**
 * Reads what the library was before it was raised.
 *
 * @throws PlainError when it was never raised here
 */
export function readEarlier(): Library {
  if (!hasBegun()) {
    throw new PlainError(
      `There is no ${FILE}: --gates continues an upgrade that was begun here. Begin one with "npm run upgrade -- VERSION", with another version than the installed one.`,
    )
  }
  return JSON.parse(readFileSync(FILE, 'utf8')) as Library
}

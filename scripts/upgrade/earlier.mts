import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { PlainError } from '../lib/run.mjs'
import type { Library } from './installed.mjs'

/** Not in `.cache`: committed with the upgrade, it lets somebody else continue. */
const FILE = 'scripts/upgrade/earlier.json'

/** Saves the description of the library before it is raised. */
export function rememberEarlier(library: Library): void {
  writeFileSync(FILE, `${JSON.stringify(library, null, 2)}\n`)
}

/** Ends an upgrade that is complete. */
export function forgetEarlier(): void {
  rmSync(FILE, { force: true })
}

/** Whether an upgrade was begun, here or in the commit that is checked out. */
export function hasBegun(): boolean {
  return existsSync(FILE)
}

/**
 * Reads the description of the library before it was raised.
 *
 * @throws PlainError when no upgrade was begun
 */
export function readEarlier(): Library {
  if (!hasBegun()) {
    throw new PlainError(
      `No upgrade was begun: there is no ${FILE}. Begin one with "npm run upgrade -- VERSION", with another version than the installed one, or check out the branch on which somebody began it.`,
    )
  }
  return JSON.parse(readFileSync(FILE, 'utf8')) as Library
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { PlainError } from '../lib/run.mjs'

const MANIFEST = 'node_modules/@reduxjs/toolkit/package.json'
const SURFACE = '.cache/surface.json'

/** What is compared between two versions of the library. */
export interface Library {
  version: string
  exports: readonly string[]
  /** Types of the members of documented types, by `Type.member`. */
  members: Record<string, string>
}

interface Surface {
  exports: { name: string; origin: string }[]
  groups: Record<string, { members?: { name: string; type: string; declaredIn: string }[] }>
}

/**
 * Describes the installed library.
 *
 * @throws PlainError when its declarations can't be read at all
 */
export function installedLibrary(): Library {
  const { version } = readJson(MANIFEST) as { version: string }
  const { exports, groups } = readSurface()
  const members = Object.entries(groups).flatMap(([type, group]) =>
    (group.members ?? [])
      .filter(({ declaredIn }) => declaredIn === '@reduxjs/toolkit')
      .map((member) => [`${type}.${member.name}`, member.type] as const),
  )
  return {
    version,
    exports: exports.map(({ name }) => name),
    members: Object.fromEntries(members),
  }
}

/** The check of the reference writes it, problems or not. */
function readSurface(): Surface {
  const command = ['node_modules/tsx/dist/cli.mjs', 'src/features/api-reference/build/cli.mts']
  try {
    execFileSync(process.execPath, command, { stdio: 'pipe' })
  } catch {
    // Problems of the reference are reported by a gate.
  }
  if (!existsSync(SURFACE)) {
    throw new PlainError(`"npm run check:surface" wrote no ${SURFACE}: run it alone, it says why.`)
  }
  return readJson(SURFACE) as Surface
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Not in `.cache`: committed with the upgrade, it lets somebody else continue. */
const EARLIER = 'scripts/upgrade/earlier.json'

/** Saves the description of the library before it is raised. */
export function rememberEarlier(library: Library): void {
  writeFileSync(EARLIER, `${JSON.stringify(library, null, 2)}\n`)
}

/** Ends an upgrade that is complete. */
export function forgetEarlier(): void {
  rmSync(EARLIER, { force: true })
}

/** Whether an upgrade was begun, here or in the commit that is checked out. */
export function hasBegun(): boolean {
  return existsSync(EARLIER)
}

/**
 * Reads the description of the library before it was raised.
 *
 * @throws PlainError when no upgrade was begun
 */
export function readEarlier(): Library {
  if (!hasBegun()) {
    throw new PlainError(
      `No upgrade was begun: there is no ${EARLIER}. Begin one with "npm run upgrade -- VERSION", with another version than the installed one, or check out the branch on which somebody began it.`,
    )
  }
  return JSON.parse(readFileSync(EARLIER, 'utf8')) as Library
}

/** What differs between two versions of the library, a line each. */
export function describeChanges(earlier: Library, now: Library): string[] {
  const before = Object.keys(earlier.members)
  const after = Object.keys(now.members)
  const retyped = after.filter(
    (name) => name in earlier.members && earlier.members[name] !== now.members[name],
  )
  return [
    ...line('New exports', without(now.exports, earlier.exports)),
    ...line('Gone exports', without(earlier.exports, now.exports)),
    ...line('New members', without(after, before)),
    ...line('Gone members', without(before, after)),
    ...line('Members of another type, which the tables take over', retyped),
  ]
}

/** Exports and members that `now` has and `earlier` has not. */
export function newNames(earlier: Library, now: Library): string[] {
  return [
    ...without(now.exports, earlier.exports),
    ...without(Object.keys(now.members), Object.keys(earlier.members)),
  ]
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return names.filter((name) => !known.has(name))
}

function line(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${[...names].sort().join(', ')}`]
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { PlainError } from '../lib/run.mjs'

const MANIFEST = 'node_modules/@reduxjs/toolkit/package.json'
const SURFACE = '.cache/surface.json'

/** What is compared between two versions of the library. */
export interface Library {
  version: string
  /** The ranges that it asks for, by the name of the package. */
  ranges: Record<string, string>
  exports: readonly string[]
  /** Types of the members of documented types, by `Type.member`. */
  members: Record<string, string>
  /** Default values of options, by `Type.member`. */
  defaults: Record<string, string>
}

interface Surface {
  exports: { name: string; origin: string }[]
  groups: Record<string, { members?: { name: string; type: string; declaredIn: string }[] }>
  defaults: { expression: string; member: string; value: string }[]
}

/**
 * Describes the installed library.
 *
 * @throws PlainError when its declarations can't be read at all
 */
export function installedLibrary(): Library {
  const { version, dependencies, peerDependencies } = readJson(MANIFEST) as {
    version: string
    dependencies: Record<string, string>
    peerDependencies: Record<string, string>
  }
  const { exports, groups, defaults } = readSurface()
  const members = Object.entries(groups).flatMap(([type, group]) =>
    (group.members ?? [])
      .filter(({ declaredIn }) => declaredIn === '@reduxjs/toolkit')
      .map((member) => [`${type}.${member.name}`, member.type] as const),
  )
  return {
    version,
    ranges: { ...dependencies, ...peerDependencies },
    exports: exports.map(({ name }) => name),
    members: Object.fromEntries(members),
    defaults: Object.fromEntries(
      defaults.map(({ expression, member, value }) => [`${expression}.${member}`, value]),
    ),
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
    ...line('Defaults', changed(earlier.defaults, now.defaults)),
    ...line('Ranges', changed(earlier.ranges, now.ranges)),
  ]
}

/** Exports and members that `now` has and `earlier` has not. */
export function newNames(earlier: Library, now: Library): string[] {
  return [
    ...without(now.exports, earlier.exports),
    ...without(Object.keys(now.members), Object.keys(earlier.members)),
  ]
}

type Values = Readonly<Record<string, string>>

function changed(earlier: Values, now: Values): string[] {
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(now)])]
  const valueIn = (values: Values, name: string) => (values[name] ?? 'none').replace(/\s+/g, ' ')
  return names
    .filter((name) => valueIn(earlier, name) !== valueIn(now, name))
    .map((name) => `${name} ${valueIn(earlier, name)} → ${valueIn(now, name)}`)
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return names.filter((name) => !known.has(name))
}

function line(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${[...names].sort().join(', ')}`]
}

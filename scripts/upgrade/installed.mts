import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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

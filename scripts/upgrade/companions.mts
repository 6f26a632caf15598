import { readFileSync } from 'node:fs'

import semver from 'semver'

import type { Library } from './installed.mjs'
import { publishedVersions } from './registry.mjs'

/** Packages of `package.json` that are released for the library without being among its ranges. */
const RELEASED_WITH_IT = ['@rtk-query/codegen-openapi']

/** A pinned package that the library works with. */
export interface Companion {
  fits: boolean
  text: string
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/**
 * Says of each companion whether its pin still fits, and which newer version would.
 * They are raised by hand: each has texts and tests of its own.
 */
export function describeCompanions({ ranges }: Pick<Library, 'ranges'>): Companion[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const pins = { ...dependencies, ...devDependencies }
  const names = [...Object.keys(ranges), ...RELEASED_WITH_IT].filter((name) => pins[name] !== undefined)
  return names.map((name) => describeCompanion(name, pins[name] ?? '', ranges[name]))
}

/**
 * @param range - what the library asks for; any stable version without
 * @param versions - asks the registry
 */
export function describeCompanion(
  name: string,
  pin: string,
  range: string | undefined,
  versions = publishedVersions,
): Companion {
  let fitting: string[]
  try {
    fitting = semver.sort(versions(name, range ?? '*'))
  } catch (error) {
    return { fits: true, text: `${name} ${pin}: not compared. ${String(error)}` }
  }
  const newest = fitting.at(-1)
  const asks = range === undefined ? '' : `; the library asks for ${range}`
  const fits = fitting.includes(pin)
  if (newest === undefined) return { fits: false, text: `${name} ${pin}: no published version fits${asks}` }
  if (newest === pin) return { fits, text: `${name} ${pin}: the newest that fits${asks}` }
  const verdict = fits ? `${newest} is out, too` : 'does not fit'
  return { fits, text: `${name} ${pin}: ${verdict}${asks}. To raise it: npm install ${name}@${newest}` }
}

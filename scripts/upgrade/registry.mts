import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import semver from 'semver'

import { npmCommand, PlainError } from '../lib/run.mjs'
import type { Library } from './library.mjs'

export const LIBRARY = '@reduxjs/toolkit'
const SHOWN = 5

/**
 * @throws PlainError with the latest versions that there are, when `version` isn't published
 */
export function assertPublished(version: string): void {
  const published = publishedVersions(LIBRARY)
  if (published.includes(version)) return
  const latest = published.slice(-SHOWN).join(', ')
  throw new PlainError(`${LIBRARY} ${version} is not published. The latest versions: ${latest}.`)
}

/**
 * The newest release of the library. What comes before a release, such as 2.16.0-rc.1, is none.
 *
 * @throws PlainError when the registry can't be asked, or has no release
 */
export function newestRelease(): string {
  const newest = semver.maxSatisfying(publishedVersions(LIBRARY), '*')
  if (newest === null) throw new PlainError(`${LIBRARY} has no release in this registry.`)
  return newest
}

/**
 * The published versions that satisfy a range, oldest first; all without one.
 *
 * @throws PlainError when the registry can't be asked
 */
function publishedVersions(name: string, range?: string): string[] {
  // npm takes `*` for the version that is tagged as the latest.
  const isAny = range === undefined || range === '*'
  const packageSpec = isAny ? name : `${name}@${range}`
  const field = isAny ? 'versions' : 'version'
  let answer: string
  try {
    const { command, parameters, options } = npmCommand(['view', packageSpec, field, '--json'])
    answer = execFileSync(command, parameters, { ...options, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)
    throw new PlainError(`npm can't be asked for the versions of ${packageSpec}: ${reason}`)
  }
  return answer.trim() === '' ? [] : [JSON.parse(answer) as string | string[]].flat()
}

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

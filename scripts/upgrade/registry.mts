import { execFileSync } from 'node:child_process'

import semver from 'semver'

import { npmCommand } from '../lib/npm-command.mjs'
import { PlainError } from '../lib/run.mjs'

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
export function publishedVersions(name: string, range?: string): string[] {
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

import { execFileSync } from 'node:child_process'

import semver from 'semver'

import { npmCommand, PlainError } from '../lib/run.mjs'

export const LIBRARY = '@reduxjs/toolkit'
const SHOWN = 5

/**
 * @throws PlainError with the latest versions that there are, when `version` isn't published
 */
export function assertPublished(version: string): void {
  const published = publishedVersions()
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
  const newest = semver.maxSatisfying(publishedVersions(), '*')
  if (newest === null) throw new PlainError(`${LIBRARY} has no release in this registry.`)
  return newest
}

/** @throws PlainError when the registry can't be asked */
function publishedVersions(): string[] {
  try {
    const { command, parameters, options } = npmCommand(['view', LIBRARY, 'versions', '--json'])
    const answer = execFileSync(command, parameters, { ...options, encoding: 'utf8', stdio: 'pipe' })
    return [JSON.parse(answer) as string | string[]].flat()
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)
    throw new PlainError(`npm can't be asked for the versions of ${LIBRARY}: ${reason}`)
  }
}

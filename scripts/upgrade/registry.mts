import { execFileSync } from 'node:child_process'

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
 * The published versions that satisfy a range, oldest first; all without one.
 *
 * @throws PlainError when the registry can't be asked
 */
export function publishedVersions(name: string, range?: string): string[] {
  const packageSpec = range === undefined ? name : `${name}@${range}`
  const field = range === undefined ? 'versions' : 'version'
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

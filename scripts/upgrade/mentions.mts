import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import semver from 'semver'

import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { SINCE_FILE } from '../../src/features/api-reference/build/upgrade'
import type { Finding } from './findings.mjs'

/** The files with sentences about the library. */
const PLACES = ['README.md', 'docs', 'src/config', 'src/pages', 'content']
/** Statements that stay true in later versions. */
const HISTORY = /\b(?:since|before)(?: version)? $|^\| $/i

const EXCERPT = 50

/** A place that names the version. */
interface Mention extends Finding {
  /** As the version that something was measured or described with; else by its minor number, which may still hold. */
  isExact: boolean
}

/** Sentences that say what the earlier version is or does: each is read again, because no gate knows what it means. */
export function placesToRead(earlier: string, now: string): Finding[] {
  return earlier === now ? [] : mentions(earlier).filter(({ isExact }) => !isExact)
}

/** Sentences that name the earlier version in full, as the one that they describe or were measured with. */
export function staleMentions(earlier: string, now: string): Finding[] {
  return earlier === now ? [] : mentions(earlier).filter(({ isExact }) => isExact)
}

function mentions(version: string): Mention[] {
  return (
    PLACES.flatMap(filesBelow)
      // Badges: the version that added something never changes.
      .filter((file) => file !== SINCE_FILE)
      .flatMap((file) => mentionsIn(file, readFileSync(file, 'utf8'), version))
  )
}

/** The places of a text that name a version, other than to say since or before when. */
export function mentionsIn(file: string, text: string, version: string): Mention[] {
  const { major, minor } = new semver.SemVer(version)
  const name = new RegExp(`(?<![\\d.])${major}\\.${minor}(\\.\\d+)?(?![\\d])`, 'g')
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(name)]
      .filter(({ index: at }) => !HISTORY.test(line.slice(0, at)))
      .filter(([found, patch]) => patch === undefined || found === version)
      .map(({ 0: found, 1: patch, index: at }) => ({
        place: `${file}:${index + 1}`,
        message: excerpt(line, at, found.length),
        isExact: patch !== undefined && !line.includes('re-check:'),
      })),
  )
}

function excerpt(line: string, at: number, length: number): string {
  const start = Math.max(0, at - EXCERPT)
  const end = at + length + EXCERPT
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}

function filesBelow(place: string): string[] {
  if (path.extname(place) !== '') return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx?|tsx?)$|(?<!\.search)\.yaml$/.test(entry.name))
    .map((entry) => path.posix.join(forwardSlashes(entry.parentPath), entry.name))
    .sort()
}

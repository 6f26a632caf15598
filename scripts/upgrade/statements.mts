import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import semver from 'semver'

import { findUnknown } from '../../src/features/agent-skills/build/find-unknown'
import { readSkills } from '../../src/features/agent-skills/build/read-skills'
import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { listPages, listSkillFiles } from '../../src/lib/build/list-pages'
import { readSince, SINCE_FILE } from '../../src/features/api-reference/build/upgrade'
import type { Finding } from './findings.mjs'
import { newNames, type Library } from './library.mjs'

/** Versions in the ledger that the installed library has not reached. */
export function badgesAhead(version: string): Finding[] {
  return Object.entries(readSince('.')).flatMap(([page, ids]) =>
    Object.entries(ids)
      .filter(([, since]) => semver.compare(complete(since), complete(version)) > 0)
      .map(([id, since]) => ({
        place: SINCE_FILE,
        message: `${page}#${id} has the badge "since ${since}", and ${version} is installed.`,
      })),
  )
}

/** Additions for which no badge names this version. */
export function missingBadges(earlier: Library, now: Library): Finding[] {
  const names = newNames(earlier, now)
  const minor = `${semver.major(now.version)}.${semver.minor(now.version)}`
  const own: readonly string[] = [minor, now.version]
  const isMarked = Object.values(readSince('.')).some((ids) =>
    Object.values(ids).some((since) => own.includes(since)),
  )
  if (names.length === 0 || isMarked || semver.lt(now.version, earlier.version)) return []
  const message = `Nothing has the badge "since ${minor}", which brings ${names.join(', ')}.`
  return [{ place: SINCE_FILE, message }]
}

/** `2.14` as the release 2.14.0. A candidate for 2.15.0 brings what 2.15.0 will. */
function complete(version: string): semver.SemVer | string {
  return semver.coerce(version) ?? version
}

/** Every line of the pages and skills, with its place. */
function linesOfPages(): { place: string; text: string }[] {
  return [...listPages('.'), ...listSkillFiles('.')].flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((text, index) => ({ place: `${file}:${index + 1}`, text }))
  })
}

/** What skills say of names and messages that the installed packages don't have any more. */
export function unknownInSkills(): Finding[] {
  return findUnknown('.', readSkills('.')).map(({ file, line, message }) => ({
    place: `${file}:${line}`,
    message,
  }))
}

const ROW = /^\| (.+?) \| ([\d.]+ kB) \| ([\d.]+ kB) \| ([\d.]+ kB) \|$/

/**
 * Compares the tables of pages with what `npm run bench:sizes` printed.
 *
 * @returns a finding for each row that a page has otherwise, with the measured row
 */
export function staleSizes(printed: string, pages = linesOfPages()): Finding[] {
  const measured = new Map(
    printed.split('\n').flatMap((line) => {
      const name = ROW.exec(line)?.[1]
      return name === undefined ? [] : [[name, line] as const]
    }),
  )
  if (measured.size === 0) throw new Error('npm run bench:sizes printed no table.')
  return pages.flatMap(({ place, text }) => {
    const row = measured.get(ROW.exec(text)?.[1] ?? '')
    return row === undefined || row === text ? [] : [{ place, message: `Measured now: ${row}` }]
  })
}

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

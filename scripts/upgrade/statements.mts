import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import semver from 'semver'

import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { readSince, SINCE_FILE } from '../../src/features/api-reference/build/upgrade'
import type { Finding } from './findings.mjs'
import type { Library } from './installed.mjs'
import { newNames } from './library-changes.mjs'

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

/** Lines of pages that state a range which the library no longer asks for. */
export function staleRanges(earlier: Library, now: Library): Finding[] {
  const changed = Object.entries(earlier.ranges).filter(([name, range]) => now.ranges[name] !== range)
  return changed.flatMap(([name, range]) =>
    linesOfPages()
      .filter(({ text }) => text.includes(`\`${name}\``) && text.includes(`\`${range}\``))
      .map(({ place }) => ({
        place,
        message: `It says ${name} ${range}; the library asks for ${now.ranges[name] ?? 'none'}.`,
      })),
  )
}

/** Every line of the pages, with its place. */
export function linesOfPages(): { place: string; text: string }[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join('docs', forwardSlashes(name))
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.map((text, index) => ({ place: `${file}:${index + 1}`, text }))
    })
}

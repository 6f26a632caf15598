import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { SINCE } from '../../src/config/since'
import type { Finding } from './findings.mjs'
import type { Library } from './installed.mjs'
import { newNames } from './library-changes.mjs'

const LEDGER = 'src/config/since.ts'

/** Versions in the ledger that the installed library has not reached. */
export function badgesAhead(version: string): Finding[] {
  return Object.entries(SINCE).flatMap(([page, ids]) =>
    Object.entries(ids)
      .filter(([, since]) => since.localeCompare(version, 'en', { numeric: true }) > 0)
      .map(([id, since]) => ({
        place: LEDGER,
        message: `${page}#${id} has the badge "since ${since}", and ${version} is installed.`,
      })),
  )
}

/** What is new without any badge of this version. */
export function missingBadges(earlier: Library, now: Library): Finding[] {
  const names = newNames(earlier, now)
  const [major = '', minor = ''] = now.version.split('.')
  const own = [`${major}.${minor}`, now.version] as string[]
  const isMarked = Object.values(SINCE).some((ids) => Object.values(ids).some((since) => own.includes(since)))
  if (names.length === 0 || isMarked || isOlder(now, earlier)) return []
  const message = `Nothing has the badge "since ${major}.${minor}", which brings ${names.join(', ')}.`
  return [{ place: LEDGER, message }]
}

function isOlder(now: Library, earlier: Library): boolean {
  return now.version.localeCompare(earlier.version, 'en', { numeric: true }) < 0
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
      const file = path.posix.join('docs', name.replaceAll('\\', '/'))
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.map((text, index) => ({ place: `${file}:${index + 1}`, text }))
    })
}

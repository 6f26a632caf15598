import { existsSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

import { formatDataDiagnostic } from '../../../../lib/build/content/data-diagnostic'
import { checkContent } from '../../../../lib/build/content/read-content'
import { readSince, SINCE_FILE } from './read-since'
import schema from './since.schema.json'
import { libraryDirectory, readLibraryVersion } from '../../../../lib/build/library-files'

const SINCE = readSince('.')
const installed = readLibraryVersion(libraryDirectory('.'))

/** Of this major release, and not its first one. */
function isOut(version: string): boolean {
  const release = semver.coerce(version) ?? version
  return semver.satisfies(release, `>=${semver.major(installed)}.1.0 <=${installed}`)
}

describe('the ledger of versions', () => {
  it('names pages that exist', () => {
    const gone = Object.keys(SINCE).filter((page) => !existsSync(`docs${page}.mdx`))
    expect(gone, 'Their addresses have changed: change content/since.yaml').toEqual([])
  })

  it('names versions that are out', () => {
    const entries = Object.entries(SINCE).flatMap(([page, ids]) =>
      Object.entries(ids).map(([id, version]) => ({ place: `${page}#${id}`, version })),
    )
    expect(entries.length).toBeGreaterThan(10)
    expect(entries.filter(({ version }) => !isOut(version))).toEqual([])
  })

  it.each([
    ['a release without quotes', '/api/a:\n  hold: 2.10\n', 2, '2.1 is not a text: put it in quotes.'],
    [
      'a major release alone',
      "/api/a:\n  hold: '2'\n",
      2,
      `"2" doesn't fit. Write major and minor of a release`,
    ],
    ['a page that is no path', "api/a:\n  hold: '2.1'\n", 1, `"api/a" can't be a key here. Write the path`],
    ['an id of another form', "/api/a:\n  '#hold': '2.1'\n", 2, `"#hold" can't be a key here. Write the id`],
  ])('is refused for %s', (_, text, line, message) => {
    const { diagnostics } = checkContent(text, SINCE_FILE, schema)
    expect(diagnostics.map(formatDataDiagnostic)).toEqual([
      expect.stringContaining(`${SINCE_FILE}:${line}: ${message}`),
    ])
  })
})

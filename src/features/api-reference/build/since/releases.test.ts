import { existsSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

import { SINCE } from './releases'
import { libraryDirectory, readLibraryVersion } from '../../../../lib/build/library-files'

const installed = readLibraryVersion(libraryDirectory('.'))

/** Of this major release, and not its first one. */
function isOut(version: string): boolean {
  const release = semver.coerce(version) ?? version
  return semver.satisfies(release, `>=${semver.major(installed)}.1.0 <=${installed}`)
}

describe('the ledger of versions', () => {
  it('names pages that exist', () => {
    const gone = Object.keys(SINCE).filter((page) => !existsSync(`docs${page}.mdx`))
    expect(
      gone,
      'Their addresses have changed: change src/features/api-reference/build/since/releases.ts',
    ).toEqual([])
  })

  it('names versions that are out', () => {
    const entries = Object.entries(SINCE).flatMap(([page, ids]) =>
      Object.entries(ids).map(([id, version]) => ({ place: `${page}#${id}`, version })),
    )
    expect(entries.length).toBeGreaterThan(10)
    expect(entries.filter(({ version }) => !isOut(version))).toEqual([])
  })
})

import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { SINCE } from '../../../src/config/since'
import { libraryDirectory, readLibraryVersion } from '../../../src/plugins/library/package-files'

const [major = 0, minor = 0] = readLibraryVersion(libraryDirectory('.')).split('.').map(Number)

function isOut(version: string): boolean {
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map(Number)
  return itsMajor === major && itsMinor > 0 && itsMinor <= minor
}

describe('the ledger of versions', () => {
  it('names pages that exist', () => {
    const gone = Object.keys(SINCE).filter((page) => !existsSync(`docs${page}.mdx`))
    expect(gone, 'Their addresses have changed: change src/config/since.ts').toEqual([])
  })

  it('names versions that are out', () => {
    const entries = Object.entries(SINCE).flatMap(([page, ids]) =>
      Object.entries(ids).map(([id, version]) => ({ place: `${page}#${id}`, version })),
    )
    expect(entries.length).toBeGreaterThan(10)
    expect(entries.filter(({ version }) => !isOut(version))).toEqual([])
  })
})

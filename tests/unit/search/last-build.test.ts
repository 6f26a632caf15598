import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { offerLastRecords } from '../../../src/plugins/search-index/last-build'
import { RECORDS_FILE } from '../../../src/shared/search-data/record'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('offerLastRecords', () => {
  it('copies the records of the last build, and nothing else of it', async () => {
    writeFileSync(path.join(folder, RECORDS_FILE), '[]')
    const served = path.join(folder, 'served')
    expect(await offerLastRecords(folder, served)).toBe(true)
    expect(readFileSync(path.join(served, RECORDS_FILE), 'utf8')).toBe('[]')
  })

  it('removes an older copy when the build is gone', async () => {
    const served = path.join(folder, 'served')
    writeFileSync(path.join(folder, RECORDS_FILE), '[]')
    await offerLastRecords(folder, served)
    rmSync(path.join(folder, RECORDS_FILE))
    expect(await offerLastRecords(folder, served)).toBe(false)
    expect(existsSync(path.join(served, RECORDS_FILE))).toBe(false)
  })
})

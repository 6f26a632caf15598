import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { offerLastIndex } from '.'
import { FIRST_FILE, textsFile } from '../shared/index-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeBuild(): void {
  const texts = path.join(folder, textsFile('a1'))
  mkdirSync(path.dirname(texts), { recursive: true })
  writeFileSync(texts, '{"a":1}')
  writeFileSync(path.join(folder, FIRST_FILE), '[]')
  writeFileSync(path.join(folder, 'index.html'), 'a page')
}

describe('offerLastIndex', () => {
  it('copies the index of the last build, and nothing else of it', async () => {
    writeBuild()
    const served = path.join(folder, 'served')
    await offerLastIndex(folder, served)
    expect(readFileSync(path.join(served, FIRST_FILE), 'utf8')).toBe('[]')
    expect(readFileSync(path.join(served, textsFile('a1')), 'utf8')).toBe('{"a":1}')
    expect(existsSync(path.join(served, 'index.html'))).toBe(false)
  })

  it('removes an older copy when the build is gone', async () => {
    writeBuild()
    const served = path.join(folder, 'served')
    await offerLastIndex(folder, served)
    rmSync(path.join(folder, FIRST_FILE))
    await offerLastIndex(folder, served)
    expect(existsSync(path.join(served, FIRST_FILE))).toBe(false)
    expect(existsSync(path.join(served, textsFile('a1')))).toBe(false)
  })
})

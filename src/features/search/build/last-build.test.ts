import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { offerLastIndex } from '.'
import { FIRST_FILE, textsFile } from '../shared/index-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the index of the last build is copied, and nothing else of it, and removed when the build is gone', async () => {
  const texts = path.join(folder, textsFile('a1'))
  mkdirSync(path.dirname(texts), { recursive: true })
  for (const file of [texts, path.join(folder, FIRST_FILE), path.join(folder, 'index.html')]) {
    writeFileSync(file, '{"a":1}')
  }
  const served = path.join(folder, 'served')
  const isServed = (file: string) => existsSync(path.join(served, file))
  await offerLastIndex(folder, served)
  expect([FIRST_FILE, textsFile('a1'), 'index.html'].map(isServed)).toEqual([true, true, false])
  rmSync(path.join(folder, FIRST_FILE))
  await offerLastIndex(folder, served)
  expect([FIRST_FILE, textsFile('a1')].map(isServed)).toEqual([false, false])
})

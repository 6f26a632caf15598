import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LoadContext } from '@docusaurus/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SEARCH } from '../../../config/search'
import searchIndexPlugin from '.'

let siteDir = ''

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'search-'))
  mkdirSync(path.join(siteDir, 'docs'))
  mkdirSync(path.join(siteDir, 'src/pages'), { recursive: true })
  writeFileSync(path.join(siteDir, 'docs/gone.search.yaml'), 'searches: { (page): [a search] }\n')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(siteDir, { recursive: true })
})

const start = () =>
  searchIndexPlugin(
    { siteDir, outDir: siteDir, generatedFilesDir: siteDir, baseUrl: '/' } as LoadContext,
    SEARCH,
  )

it('A fault of the searches beside pages stops a build before it begins, and not the development server.', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(start).toThrow('docs/gone.search.yaml:1: There is no page beside this file')
  vi.stubEnv('NODE_ENV', 'development')
  expect(start).not.toThrow()
})

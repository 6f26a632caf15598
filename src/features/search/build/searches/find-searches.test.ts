import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listPageFiles } from '../../../../lib/build/list-pages'
import { findSearches, readAllSearches, searchesBeside } from './find-searches'

let siteDir = ''

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'searches-'))
  for (const folder of ['docs/api', 'src/pages']) mkdirSync(path.join(siteDir, folder), { recursive: true })
})
afterEach(() => rmSync(siteDir, { recursive: true }))

const write = (file: string, text = '') => writeFileSync(path.join(siteDir, file), text)
const SEARCHES = 'searches: { (page): [a search] }\n'

describe('the searches of all pages', () => {
  it('are found beside their sources', () => {
    write('docs/api/slice.mdx')
    write('src/pages/index.tsx')
    write('src/pages/errors.tsx')
    const files = ['docs/api/slice.mdx', 'src/pages/errors.tsx', 'src/pages/index.tsx'].map(searchesBeside)
    for (const file of files) write(file, SEARCHES)
    const found = readAllSearches(siteDir)
    expect(found.map(({ file }) => file)).toEqual(files)
    expect(found.map(({ sections }) => sections[0]?.place)).toEqual(['/api/slice', '/errors', '/'])
  })

  it('have a page', () => {
    write('docs/api/gone.search.yaml', SEARCHES)
    expect(() => readAllSearches(siteDir)).toThrow(
      'docs/api/gone.search.yaml:1: There is no page beside this file: rename it as its page is named now',
    )
  })

  it('name the faults of all files', () => {
    for (const name of ['a', 'b']) {
      write(`docs/${name}.mdx`)
      write(`docs/${name}.search.yaml`, '\nsearches: []\n')
    }
    const diagnostics = findSearches(siteDir).flatMap((reading) => reading.diagnostics)
    expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'docs/a.search.yaml:2',
      'docs/b.search.yaml:2',
    ])
    expect(() => readAllSearches(siteDir)).toThrow(/docs\/a\.search\.yaml:2: .+\ndocs\/b\.search\.yaml:2: /)
  })
})

describe('the files of this site', () => {
  const files = listPageFiles('.', '.search.yaml')
  const texts = files.map((file) => readFileSync(file, 'utf8'))

  it('are read without a fault', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(findSearches('.').flatMap((reading) => reading.diagnostics)).toEqual([])
  })

  it('name the schema for editors in their first line', () => {
    const wrong = files.filter((file, at) => {
      const [, named] = /^# yaml-language-server: \$schema=(\S+)\r?\n/.exec(texts[at] ?? '') ?? []
      return named === undefined || !existsSync(path.join(path.dirname(file), named))
    })
    expect(wrong).toEqual([])
  })
})

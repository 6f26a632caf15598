import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { choose, record, type Subject } from '../recorded/recorded'
import { COVERS, getFiles, specSubject } from '../recorded/spec-subject'

const never = () => false
let folder = ''
beforeEach(() => {
  vi.stubEnv('RUN_EVERYTHING', undefined)
  folder = mkdtempSync(path.join(tmpdir(), 'recorded-'))
})
afterEach(() => vi.unstubAllEnvs())

const subject = (pages: Record<string, string>, shared = 'rules'): Subject<string> => ({
  kind: 'pages',
  shared,
  items: Object.keys(pages),
  getId: (page) => page,
  getFingerprint: (page) => pages[page] ?? '',
})

describe('what passed runs again', () => {
  const known = subject({ home: 'a', guide: 'b' })

  it('if nothing was recorded, if what they share changed, and where everything is asked for', () => {
    expect(choose(known, never, folder)).toEqual(['home', 'guide'])
    record(known, folder)
    expect(choose(known, never, folder)).toEqual([])
    expect(choose({ ...known, shared: 'other rules' }, never, folder)).toEqual(['home', 'guide'])
    vi.stubEnv('RUN_EVERYTHING', 'true')
    expect(choose(known, never, folder)).toEqual(['home', 'guide'])
  })

  it('if it is new or changed, or stands for the others', () => {
    record(known, folder)
    const later = subject({ home: 'a', guide: 'changed', new: 'd' })
    expect(choose(later, never, folder)).toEqual(['guide', 'new'])
    expect(choose(later, (page) => page === 'home', folder)).toEqual(['home', 'guide', 'new'])
  })
})

it('refuses to record two things by one name', () => {
  const twice = { ...subject({ home: 'a' }), items: ['home', 'home'] }
  expect(() => record(twice, folder)).toThrow('Two pages have the same name.')
})

describe('a test file in the browser', () => {
  it('is about its features, what they import, the pages that it names, and its own code', () => {
    const files = getFiles('tests/browser/demos.spec.ts')
    const own = [
      'src/features/demos',
      'src/features/demo-catalog/read-demos.ts',
      'tests/browser/open-demo.ts',
    ]
    expect(files).toEqual(expect.arrayContaining([...own, 'docs/rtk-query/usage/queries.mdx']))
    expect(files.filter((file) => file.startsWith('src/features/search'))).toEqual([])
  })

  it.each(COVERS)('"%s" is the beginning of one, and its features exist', (beginning, features) => {
    expect(specSubject().items.some((spec) => spec.startsWith(`tests/browser/${beginning}`))).toBe(true)
    expect(features.filter((feature) => !existsSync(`src/features/${feature}`))).toEqual([])
  })
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { choose, record, type Subject } from '../../recorded/recorded'

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
  idOf: (page) => page,
  fingerprintOf: (page) => pages[page] ?? '',
})

it('runs everything where nothing was recorded', () => {
  expect(choose(subject({ home: 'a', guide: 'b' }), never, [folder])).toEqual(['home', 'guide'])
})

it('runs what is new, what changed, and what stands for the others', () => {
  record(subject({ home: 'a', guide: 'b', search: 'c' }), folder)
  const later = subject({ home: 'a', guide: 'changed', search: 'c', new: 'd' })
  expect(choose(later, never, [folder])).toEqual(['guide', 'new'])
  expect(choose(later, (page) => page === 'search', [folder])).toEqual(['guide', 'search', 'new'])
})

it('runs everything when what they share changed', () => {
  record(subject({ home: 'a', guide: 'b' }), folder)
  expect(choose(subject({ home: 'a', guide: 'b' }, 'other rules'), never, [folder])).toEqual([
    'home',
    'guide',
  ])
})

it('runs everything where everything is asked for', () => {
  record(subject({ home: 'a' }), folder)
  vi.stubEnv('RUN_EVERYTHING', 'true')
  expect(choose(subject({ home: 'a' }), never, [folder])).toEqual(['home'])
})

it('believes any note that is up to date', () => {
  const other = path.join(folder, 'of this machine')
  record(subject({ home: 'a', guide: 'b' }), folder)
  record(subject({ home: 'changed' }), other)
  expect(choose(subject({ home: 'changed', guide: 'b' }), never, [folder, other])).toEqual([])
  record(subject({ home: 'changed' }, 'other rules'), other)
  expect(choose(subject({ home: 'changed', guide: 'b' }), never, [folder, other])).toEqual(['home'])
})

it('refuses to record two things by one name', () => {
  const twice = { ...subject({ home: 'a' }), items: ['home', 'home'] }
  expect(() => record(twice, folder)).toThrow('Two pages have the same name.')
})

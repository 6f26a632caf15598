import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'

import { nameFor } from './download'
import { zip } from '../../shared/zip'

describe('zip', () => {
  const FILES = [
    { name: 'src/a.ts', text: '1 // → 1\n' },
    { name: 'b.md', text: '' },
  ]

  it('keeps names and texts, in one folder', () => {
    const files = Object.entries(unzipSync(zip('page-sample', FILES)))
    expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['page-sample/src/a.ts', '1 // → 1\n'],
      ['page-sample/b.md', ''],
    ])
  })

  it('makes the same bytes of the same files, whenever', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') })
    const once = zip('a', FILES)
    vi.setSystemTime(new Date('2027-02-03'))
    expect(zip('a', FILES)).toEqual(once)
    vi.useRealTimers()
  })
})

it.each([
  ['https://docs.example/api/createSlice#try=3', 'createSlice-sample'],
  ['https://docs.example/api/createSlice/#try=3', 'createSlice-sample'],
  ['https://docs.example/', 'sample'],
])('names the project of a sample at %s', (page, name) => {
  expect(nameFor(page)).toBe(name)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { KeptEdits } from '../../../../lib/client/kept-edits'
import type * as KeptEditsModule from './kept-edits'

let module: typeof KeptEditsModule
const edits = (text: string): KeptEdits => ({ version: 'v1', language: 'ts', files: { 'a.ts': text } })
const keep = (kept: Partial<KeptEdits>, id = 'a~1'): boolean =>
  module.keepEdits(`/page#${id}`, { ...edits('mine'), ...kept })
const getText = (id = 'a~1', version = 'v1', source?: string) =>
  module.readKept(`/page#${id}`, version, source)?.files['a.ts']

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  module = await import('./kept-edits')
})
afterEach(() => vi.restoreAllMocks())

test('Edits are kept for their sample and its version, until they are none.', () => {
  expect(keep({})).toBe(true)
  expect([getText(), getText('a~1', 'v2'), getText('a~2')]).toEqual(['mine', undefined, undefined])
  keep({ files: {} })
  expect(getText()).toBeUndefined()
})

test('Edits that began with a shared address are kept beside the reader’s own.', () => {
  keep({})
  keep({ ...edits('theirs'), source: 'd1', isForeign: true })
  expect(module.readKept('/page#a~1', 'v1', 'd1')?.isForeign).toBe(true)
  expect([getText(), getText('a~1', 'v1', 'd1'), getText('a~1', 'v1', 'd2')]).toEqual([
    'mine',
    'theirs',
    undefined,
  ])
  keep({ files: {}, source: 'd1' })
  expect([getText(), getText('a~1', 'v1', 'd1')]).toEqual(['mine', undefined])
})

test('The edits of the last 20 samples are kept.', () => {
  for (let number = 0; number < 21; number += 1) keep({}, `a~${number}`)
  expect([getText('a~0'), getText('a~1')]).toEqual([undefined, 'mine'])
})

test.each([
  '{',
  'null',
  '[1]',
  '[{"address":"/page#a~1","version":"v1","language":"ts","files":{"a.ts":1}}]',
])('Storage with %s is as good as empty.', (stored) => {
  localStorage.setItem('try-it-edits', stored)
  expect(getText()).toBeUndefined()
  expect(keep({})).toBe(true)
})

test('Where storage refuses, or edits are too long for it, they last as long as the page, and the caller hears of it.', () => {
  const long = 'x'.repeat(200_000)
  expect(keep(edits(long))).toBe(false)
  expect(getText()).toBe(long)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(keep({})).toBe(false)
  expect(getText()).toBe('mine')
})

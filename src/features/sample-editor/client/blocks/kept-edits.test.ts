// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { KeptEdits } from '../../../../lib/client/kept-edits'
import type * as KeptEditsModule from './kept-edits'

let module: typeof KeptEditsModule
const edits = (text: string): KeptEdits => ({ version: 'v1', language: 'ts', files: { 'a.ts': text } })

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  module = await import('./kept-edits')
})
afterEach(() => vi.restoreAllMocks())

test('Edits are kept for their sample and its version.', () => {
  expect(module.keepEdits('/page#a~1', edits('mine'))).toBe(true)
  expect(module.readKept('/page#a~1', 'v1')?.files).toEqual({ 'a.ts': 'mine' })
  expect(module.readKept('/page#a~1', 'v2')).toBeUndefined()
  expect(module.readKept('/page#a~2', 'v1')).toBeUndefined()
})

test('Edits that began with a shared address are kept beside the reader’s own.', () => {
  module.keepEdits('/page#a~1', edits('mine'))
  module.keepEdits('/page#a~1', { ...edits('theirs'), source: 'd1', isForeign: true })
  expect(module.readKept('/page#a~1', 'v1')?.files).toEqual({ 'a.ts': 'mine' })
  expect(module.readKept('/page#a~1', 'v1', 'd1')).toMatchObject({
    files: { 'a.ts': 'theirs' },
    isForeign: true,
  })
  expect(module.readKept('/page#a~1', 'v1', 'd2')).toBeUndefined()
  module.keepEdits('/page#a~1', { ...edits(''), files: {}, source: 'd1' })
  expect(module.readKept('/page#a~1', 'v1', 'd1')).toBeUndefined()
  expect(module.readKept('/page#a~1', 'v1')).toBeDefined()
})

test('A sample as in the page is not kept.', () => {
  module.keepEdits('/page#a~1', edits('mine'))
  module.keepEdits('/page#a~1', { ...edits(''), files: {} })
  expect(module.readKept('/page#a~1', 'v1')).toBeUndefined()
})

test('The edits of the last 20 samples are kept.', () => {
  for (let number = 0; number < 21; number += 1) module.keepEdits(`/page#a~${number}`, edits('mine'))
  expect(module.readKept('/page#a~0', 'v1')).toBeUndefined()
  expect(module.readKept('/page#a~1', 'v1')).toBeDefined()
})

test.each([
  '{',
  'null',
  '[1]',
  '[{"address":"/page#a~1","version":"v1","language":"ts","files":{"a.ts":1}}]',
])('Storage with %s is as good as empty.', (stored) => {
  localStorage.setItem('try-it-edits', stored)
  expect(module.readKept('/page#a~1', 'v1')).toBeUndefined()
  expect(module.keepEdits('/page#a~1', edits('mine'))).toBe(true)
})

test('Where storage refuses, edits last as long as the page, and the caller hears of it.', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(module.keepEdits('/page#a~1', edits('mine'))).toBe(false)
  expect(module.readKept('/page#a~1', 'v1')?.files).toEqual({ 'a.ts': 'mine' })
})

test('Edits that are too long for the storage last as long as the page.', () => {
  expect(module.keepEdits('/page#a~1', edits('x'.repeat(200_000)))).toBe(false)
  expect(module.readKept('/page#a~1', 'v1')).toBeDefined()
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { KeptEdits } from '../../../../lib/client/kept-edits'
import type * as AttemptsModule from './attempts'
import type { AttemptKey } from './attempts'

let attempts: typeof AttemptsModule

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  attempts = await import('./attempts')
})
afterEach(() => vi.restoreAllMocks())

const KEY: AttemptKey = { id: 'empty-the-cart', version: 'v1', names: ['src/cart.ts'] }
const NEXT: AttemptKey = { ...KEY, version: 'v2' }
const mine = (text = 'mine'): KeptEdits => ({ version: 'v1', language: 'ts', files: { 'src/cart.ts': text } })
const stored = () => localStorage.getItem('challenge-attempt:empty-the-cart')
const read = (key = KEY, source?: string) => attempts.readAttempt(key, source)

/** The same page, loaded anew. */
async function reload(): Promise<void> {
  vi.resetModules()
  attempts = await import('./attempts')
}

function block(method: 'getItem' | 'setItem' | 'removeItem'): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
}

describe('attempts', () => {
  it('are kept for each challenge, until they are the start again', async () => {
    expect(attempts.keepAttempt(KEY, mine())).toBeUndefined()
    await reload()
    expect(read()).toEqual(mine())
    expect(read({ ...KEY, id: 'another' })).toBeUndefined()
    attempts.keepAttempt(KEY, { ...mine(), files: {} })
    expect(stored()).toBeNull()
  })

  it('that began with a link are kept apart, and only the last one', () => {
    attempts.keepAttempt(KEY, mine())
    attempts.keepAttempt(KEY, { ...mine('theirs'), source: 'a', isForeign: true })
    expect(read()?.files).toEqual({ 'src/cart.ts': 'mine' })
    expect(read(KEY, 'a')).toMatchObject({ files: { 'src/cart.ts': 'theirs' }, isForeign: true })
    expect(read(KEY, 'b')).toBeUndefined()
  })

  it('of an older version are there all the same, which is said once', async () => {
    attempts.keepAttempt(KEY, mine())
    expect(read(NEXT)).toEqual({
      ...mine(),
      version: 'v2',
      note: expect.stringContaining('has changed since') as string,
    })
    await reload()
    expect(read(NEXT)).toEqual({ ...mine(), version: 'v2' })
  })

  it('of an older version with other files are gone, which is said once', async () => {
    attempts.keepAttempt(KEY, mine())
    const other = { ...NEXT, names: ['src/basket.ts'] }
    expect(read(other)).toMatchObject({
      files: {},
      note: expect.stringContaining('no longer fits') as string,
    })
    await reload()
    expect(read(other)).toBeUndefined()
  })

  it.each(['{', '[]', '{"version":"v1"}', '{"version":"v1","language":"ts","files":{"a":1}}'])(
    'that can’t be read are gone, which is said once: %s',
    (text) => {
      localStorage.setItem('challenge-attempt:empty-the-cart', text)
      expect(read()).toMatchObject({
        files: {},
        note: expect.stringContaining('could not be read') as string,
      })
      expect(read()).toBeUndefined()
    },
  )

  it('of a link that can’t be read come from the link again', () => {
    localStorage.setItem('challenge-attempt:empty-the-cart:link', '{')
    expect(read(KEY, 'a')).toBeUndefined()
  })

  it.each([
    ['full', () => block('setItem'), 'blocked or full'],
    ['too small', () => undefined, 'too long'],
  ])('last as long as the page if the storage is %s, which is said once', async (_how, prepare, sentence) => {
    prepare()
    const long = mine(sentence === 'too long' ? 'x'.repeat(200_001) : 'mine')
    expect(attempts.keepAttempt(KEY, long)).toContain(sentence)
    expect(attempts.keepAttempt(KEY, long)).toBeUndefined()
    expect(read()).toEqual(long)
    await reload()
    expect(read()).toBeUndefined()
  })

  it('that are too long don’t leave an older one behind', () => {
    attempts.keepAttempt(KEY, mine())
    attempts.keepAttempt(KEY, mine('x'.repeat(200_001)))
    expect(stored()).toBeNull()
  })

  it('work without any storage', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) block(method)
    expect(read()).toBeUndefined()
    expect(attempts.keepAttempt(KEY, { ...mine(), files: {} })).toBeUndefined()
    expect(attempts.keepAttempt(KEY, mine())).toContain('blocked or full')
    expect(read()).toEqual(mine())
  })
})

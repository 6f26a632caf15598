import { expect, it, afterEach, beforeEach, vi, describe } from 'vitest'

import { tidyStacks } from './faults'
import { transformFile } from './transform'
import { LIMITS } from '../protocol/messages'
import { createGuard, Stopped } from './guard'

const FILES = new Map([
  ['src/a.ts', transformFile({ name: 'src/a.ts', code: 'f()\nfunction f() {\n  throw 1\n}' })],
])

it.each([
  [
    'of Chromium',
    'Error: no\n    at f (src/a.ts:5:9)\n    at eval (src/a.ts:3:1)\n    at w (blob:null/1-2:175:21)',
    'Error: no\n    at f (src/a.ts:3:9)\n    at src/a.ts:1:1',
  ],
  ['of Firefox', 'f@src/a.ts:5:9\nw@blob:null/1-2:175:21', '    at f (src/a.ts:3:9)'],
  [
    'with properties behind it',
    'Error: no\n    at f (src/a.ts:5:9)\n    at w (blob:null/1-2:175:21) {\n  code: 1\n}',
    'Error: no\n    at f (src/a.ts:3:9) {\n  code: 1\n}',
  ],
  ['that is none', 'at 10:30 we met\n  at home', 'at 10:30 we met\n  at home'],
])('A stack %s has the reader’s lines alone.', (_whose, text, expected) => {
  expect(tidyStacks(text, FILES)).toBe(expected)
})

describe('runner guard', () => {
  let now = 0
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

  beforeEach(() => {
    now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('stops code that keeps its thread busy, and all code from then on', async () => {
    const onStop = vi.fn()
    const guard = createGuard(onStop)
    guard()
    now = LIMITS.busy + 1
    expect(guard).toThrow(Stopped)
    await turn()
    expect(guard).toThrow(Stopped)
    expect(onStop).toHaveBeenCalledTimes(1)
  })

  it('lets code go on that rests in between', async () => {
    const guard = createGuard(() => undefined)
    guard()
    await turn()
    now = LIMITS.busy + 1
    guard()
    now += LIMITS.busy - 1
    expect(guard).not.toThrow()
  })
})

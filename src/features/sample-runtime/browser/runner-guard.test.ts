import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LIMITS } from '../protocol/messages'
import { createGuard, Stopped } from './guard'

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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createAxis } from './axis'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the axis of lanes', () => {
  test('has only the time in which it moves', () => {
    const axis = createAxis()
    vi.advanceTimersByTime(5000)
    expect([axis.moves, axis.now]).toEqual([false, 0])
    axis.move()
    vi.advanceTimersByTime(1500)
    expect([axis.moves, axis.now]).toEqual([true, 1.5])
    axis.rest()
    vi.advanceTimersByTime(60_000)
    expect([axis.moves, axis.now]).toEqual([false, 1.5])
    axis.move()
    vi.advanceTimersByTime(500)
    expect(axis.now).toBe(2)
  })

  test('goes on as before when it is moved or rested again', () => {
    const axis = createAxis()
    axis.move()
    vi.advanceTimersByTime(1000)
    axis.move()
    vi.advanceTimersByTime(1000)
    axis.rest()
    axis.rest()
    expect(axis.now).toBe(2)
  })
})

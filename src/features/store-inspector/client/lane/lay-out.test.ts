import { describe, expect, test } from 'vitest'

import { row } from '../testing/fake-runner'
import { layOut, STEP } from './lay-out'

const at = (id: number, time: number, wishes = {}) => row(id, 'a', { time, ...wishes })

describe('the lane of actions', () => {
  test('has equal steps while no time passes, and a wider gap where more does', () => {
    const { dots, ticks } = layOut([at(0, 0), at(1, 0), at(2, 0), at(3, 300), at(4, 60_300)])
    const steps = dots.slice(1).map(({ x }, index) => x - (dots[index]?.x ?? 0))
    expect(steps.slice(0, 2)).toEqual([STEP, STEP])
    expect(steps[2]).toBeGreaterThan(STEP * 2)
    expect(steps[3]).toBeGreaterThan(steps[2] ?? Infinity)
    expect(ticks.map(({ label }) => label)).toEqual(['0 ms', '300 ms', '1 min'])
    expect(ticks[1]?.x).toBe(dots[3]?.x)
  })

  test('has a bar of each request, below each other where they overlap', () => {
    const { bars, lines, width } = layOut([
      at(0, 0, { request: 'a', phase: 'pending' }),
      at(1, 0, { request: 'b', phase: 'pending' }),
      at(2, 100, { request: 'a', phase: 'fulfilled' }),
      at(3, 200, { request: 'c', phase: 'pending' }),
      at(4, 300, { request: 'c', phase: 'rejected' }),
    ])
    expect(bars.map(({ request, line, status }) => [request, line, status])).toEqual([
      ['a', 1, 'fulfilled'],
      ['b', 2, 'pending'],
      ['c', 1, 'rejected'],
    ])
    expect(bars[1]?.to).toBe(width)
    expect(lines).toBe(3)
  })

  test('shows an end without a beginning, which is gone', () => {
    const { dots, bars } = layOut([at(7, 0, { request: 'a', phase: 'rejected' })])
    expect(dots).toHaveLength(1)
    expect(bars[0]).toMatchObject({ status: 'rejected', from: bars[0]?.to })
  })
})

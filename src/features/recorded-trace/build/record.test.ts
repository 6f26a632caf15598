import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

import { askProcess } from '../../../lib/build/worker-process'
import type { Trace } from '../shared/trace'

const site = path.resolve('.')
const record = () => askProcess<Trace>(site, 'src/features/recorded-trace/build/record.mts', site)

describe('the recorded second', () => {
  let trace: Trace
  beforeAll(async () => {
    trace = await record()
  })

  it('has the actions of the slice and of the requests, in their order', () => {
    expect(trace.events.map(({ at, name, detail }) => `${at} ${name} ${detail}`)).toEqual([
      '5 getMenu pending',
      '245 getMenu fulfilled',
      "309 cart/itemAdded 'espresso'",
      '390 addDrink pending',
      '570 addDrink fulfilled',
      '570 getMenu pending',
      '810 getMenu fulfilled',
      "930 cart/itemAdded 'flat white'",
    ])
  })

  it('marks the lines of the state that an action changed', () => {
    const { state } = trace.events[5] ?? { state: [] }
    expect(state.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual([
      "status: 'pending',",
    ])
    expect(state.map(({ text }) => text.trim())).toContain("data: ['espresso']")
  })

  it('keeps the older data while it fetches again', () => {
    const entry = trace.lanes.find(({ label }) => label === 'cache entry')
    expect(entry?.spans).toEqual([
      { from: 5, to: 245, tone: 'pending', faint: true },
      { from: 245, to: 570, tone: 'fulfilled' },
      { from: 570, to: 810, tone: 'fulfilled', faint: true },
      { from: 810, to: 1000, tone: 'fulfilled' },
    ])
  })

  it('has no line that is wider than a phone', () => {
    const lines = trace.events.flatMap(({ state }) => state.map(({ text }) => text.length))
    expect(Math.max(...lines)).toBeLessThanOrEqual(40)
  })

  it('is the same each time', async () => {
    expect(await record()).toEqual(trace)
  })
})

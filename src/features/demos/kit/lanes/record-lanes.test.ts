import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { WatchedEntry } from '../cache-watch'
import type { Bar, LaneRecord } from './record-lanes'
import { recordLanes, REQUESTS } from './record-lanes'
import { observableList } from '../observable-list'
import { createServer } from '../../../simulated-server/create-server'

const LATENCY = 600
const KEY = 'getOrder("88")'
const endings: Array<() => void> = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endings.splice(0).forEach((end) => end())
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

function setUp(options: { steady?: boolean } = {}) {
  const server = createServer({
    baseUrl: 'https://orders.example',
    latency: LATENCY,
    data: () => ({}),
    routes: { 'GET /orders/:id': () => ({}) },
  })
  const entries = observableList<WatchedEntry>()
  const record = recordLanes({ server, entries, ...options })
  endings.push(record.start())
  const get = (path: string, signal?: AbortSignal): Promise<unknown> =>
    server.fetch(`${server.baseUrl}${path}`, signal ? { signal } : {}).catch(() => undefined)
  return {
    server,
    record,
    get,
    show: (entry?: Partial<WatchedEntry>) => entries.replace(entry ? [anEntry(entry)] : []),
  }
}

function anEntry(entry: Partial<WatchedEntry>): WatchedEntry {
  return {
    key: KEY,
    endpoint: 'getOrder',
    status: 'fulfilled',
    requestId: '1',
    subscribers: 1,
    tags: [],
    fulfilledAt: 0,
    data: '',
    value: undefined,
    error: '',
    age: 0,
    removedIn: undefined,
    changed: false,
    ...entry,
  }
}

function barsOf(record: LaneRecord, name: string): readonly Bar[] {
  return record.lanes.items.find((lane) => lane.name === name)?.bars ?? []
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('the lane of requests', () => {
  test('has a bar from when a request is sent until its answer, in the color of its outcome', async () => {
    const { record, get } = setUp()
    void get('/orders/88')
    await pass(200)
    expect(barsOf(record, REQUESTS)).toEqual([{ from: 0, tone: 'pending', depth: 0 }])
    await pass(LATENCY)
    expect(barsOf(record, REQUESTS)).toEqual([{ from: 0, to: LATENCY / 1000, tone: 'fulfilled', depth: 0 }])
  })

  test('tells refused, failed and aborted requests apart', async () => {
    const { server, record, get } = setUp()
    void get('/nothing')
    const stop = new AbortController()
    void get('/orders/1', stop.signal)
    await pass(100)
    stop.abort()
    await pass(LATENCY)
    server.change({ offline: true })
    void get('/orders/2')
    await pass(LATENCY)
    expect(barsOf(record, REQUESTS).map(({ tone }) => tone)).toEqual(['rejected', 'aborted', 'rejected'])
  })

  test('puts requests that are under way at once below each other', async () => {
    const { record, get } = setUp()
    void get('/orders/1')
    await pass(300)
    void get('/orders/2')
    await pass(400)
    void get('/orders/3')
    await pass(LATENCY)
    expect(barsOf(record, REQUESTS).map(({ depth }) => depth)).toEqual([0, 1, 0])
  })
})

describe('the lane of a cache entry', () => {
  test('changes its bar with the status, and ends with the entry', async () => {
    const { record, show } = setUp()
    show({ status: 'pending' })
    await pass(600)
    show({ status: 'fulfilled' })
    await pass(400)
    show({ status: 'fulfilled', subscribers: 2 })
    await pass(1000)
    show()
    expect(barsOf(record, KEY)).toEqual([
      { from: 0, to: 0.6, tone: 'pending', depth: 0 },
      { from: 0.6, to: 2, tone: 'fulfilled', depth: 0 },
    ])
  })

  test('has the end of a countdown, which stays where it is until the countdown stops', async () => {
    const { record, show } = setUp()
    show()
    show({ removedIn: 10, subscribers: 0 })
    await pass(500)
    show({ removedIn: 10, subscribers: 0 })
    await pass(2500)
    show({ removedIn: 7, subscribers: 0 })
    expect(barsOf(record, KEY)).toEqual([{ from: 0, tone: 'unused', until: 10, depth: 0 }])
    show({ subscribers: 1 })
    expect(barsOf(record, KEY)).toEqual([
      { from: 0, to: 3, tone: 'unused', until: 10, depth: 0 },
      { from: 3, tone: 'fulfilled', depth: 0 },
    ])
  })
})

describe('the axis', () => {
  test('rests a while after the last event, and moves on with the next one', async () => {
    const { record, get } = setUp()
    await pass(10_000)
    expect(record.axis.moves).toBe(false)
    void get('/orders/1')
    expect(record.axis.moves).toBe(true)
    await pass(LATENCY + 500)
    expect(record.axis.moves).toBe(true)
    await pass(10_000)
    expect(record.axis.moves).toBe(false)
  })

  test('moves while a request or a countdown lasts', async () => {
    const { server, record, get, show } = setUp()
    server.change({ latency: 20_000 })
    void get('/orders/1')
    await pass(19_000)
    expect(record.axis.moves).toBe(true)
    await pass(10_000)
    show({ removedIn: 60, subscribers: 0 })
    await pass(30_000)
    expect(record.axis.moves).toBe(true)
  })

  test('never rests where something repeats by itself', async () => {
    const { record } = setUp({ steady: true })
    await pass(60_000)
    expect(record.axis.moves).toBe(true)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { CacheWatch } from './cache-watch'
import { endWatchedStores, LATENCY, watchedStore } from './testing/watched-store'

/** A store tells of what can wait within a frame, in milliseconds. */
const FRAME = 20
const pass = (duration: number): Promise<unknown> => vi.advanceTimersByTimeAsync(duration)
const lines = ({ events }: CacheWatch): string[] => events.items.map(({ text }) => text)
const removedIn = ({ entries }: CacheWatch): number | undefined => entries.items[0]?.removedIn

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
})

afterEach(async () => {
  endWatchedStores()
  await pass(FRAME)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('follows an entry from its request to its removal', async () => {
  const { watch, subscribe } = watchedStore()
  const first = subscribe('a')
  await pass(LATENCY)
  await pass(250)
  expect(watch.entries.items).toMatchObject([
    {
      key: 'getItem("a")',
      endpoint: 'getItem',
      status: 'fulfilled',
      subscribers: 1,
      tags: ['Text', 'Item a'],
      data: "{ id: 'a', text: 'text 1' }",
      error: '',
      age: 0,
      removedIn: undefined,
      changed: true,
    },
  ])
  await pass(3000)
  expect(watch.entries.items).toMatchObject([{ age: 3, changed: false }])
  first.unsubscribe()
  await pass(250)
  expect(removedIn(watch)).toBe(10)
  await pass(9500)
  expect(removedIn(watch)).toBe(1)
  await pass(250 + FRAME)
  expect(watch.entries.items).toEqual([])
  expect(lines(watch)).toEqual([
    'getItem("a") added, pending',
    'getItem("a") has 1 subscriber',
    'getItem("a") pending → fulfilled',
    'getItem("a") provides Text, Item a',
    'getItem("a") has no subscriber: removed in 10 s',
    'getItem("a") removed',
  ])
})

describe('the countdown', () => {
  test('stops with a subscriber who comes back, and begins anew when they leave', async () => {
    const { watch, subscribe } = watchedStore()
    const first = subscribe('a')
    await pass(1000)
    first.unsubscribe()
    await pass(6000)
    expect(removedIn(watch)).toBe(5)
    const second = subscribe('a')
    await pass(250)
    expect(removedIn(watch)).toBeUndefined()
    second.unsubscribe()
    await pass(250)
    expect(removedIn(watch)).toBe(10)
  })

  test('waits for the end of a request that has no subscriber', async () => {
    const { watch, fetchAlone } = watchedStore()
    void fetchAlone('a')
    await pass(300)
    expect(watch.entries.items).toMatchObject([{ status: 'pending', subscribers: 0, removedIn: undefined }])
    await pass(350)
    expect(removedIn(watch)).toBe(10)
    await pass(9749)
    expect(watch.entries.items).toHaveLength(1)
    await pass(1 + FRAME)
    expect(watch.entries.items).toEqual([])
  })

  test('goes on during a refetch without a subscriber, and begins anew at its end', async () => {
    const { watch, subscribe, fetchAlone } = watchedStore()
    const first = subscribe('a')
    await pass(1000)
    first.unsubscribe()
    await pass(5000)
    void fetchAlone('a', true)
    await pass(250)
    expect(watch.entries.items).toMatchObject([{ status: 'pending', removedIn: 5 }])
    await pass(250)
    expect(watch.entries.items).toMatchObject([{ status: 'fulfilled', removedIn: 10 }])
  })

  test('begins anew at a failure, too', async () => {
    const { watch, fetchAlone, fail } = watchedStore()
    fail(true)
    void fetchAlone('a')
    await pass(LATENCY + 250)
    expect(watch.entries.items).toMatchObject([
      { status: 'rejected', error: "'no'", data: '', removedIn: 10 },
    ])
    await pass(4000)
    void fetchAlone('a', true)
    await pass(LATENCY + 250)
    expect(removedIn(watch)).toBe(10)
    await pass(9500)
    expect(watch.entries.items).toHaveLength(1)
    await pass(500 + FRAME)
    expect(watch.entries.items).toEqual([])
  })

  test('is not touched by a request that fresh data make unnecessary, nor by a patch', async () => {
    const { watch, fetchAlone, patch } = watchedStore()
    void fetchAlone('a')
    await pass(LATENCY + 4250)
    expect(removedIn(watch)).toBe(6)
    void fetchAlone('a')
    patch('a', 'patched')
    await pass(250)
    expect(removedIn(watch)).toBe(6)
  })

  test('is none for an entry that stays forever', async () => {
    const { watch, subscribe } = watchedStore({ keepUnusedDataFor: Infinity })
    const forever = subscribe('a')
    await pass(LATENCY + 250)
    forever.unsubscribe()
    await pass(250)
    expect(watch.entries.items).toMatchObject([{ subscribers: 0, removedIn: undefined }])
    expect(lines(watch).at(-1)).toBe('getItem("a") has no subscriber, stays')
  })

  test('is not seen where it takes no time', async () => {
    const { watch, subscribe } = watchedStore({ keepUnusedDataFor: 0 })
    const briefly = subscribe('a')
    await pass(LATENCY + 250)
    briefly.unsubscribe()
    await pass(250)
    expect(lines(watch).slice(-2)).toEqual(['getItem("a") provides Text, Item a', 'getItem("a") removed'])
  })
})

test('a change of data is seen and marked, also far behind what is shown of them', async () => {
  const { watch, subscribe, patch } = watchedStore()
  const long = 'x'.repeat(200)
  void subscribe('a')
  await pass(LATENCY)
  patch('a', `${long}1`)
  await pass(2000)
  const shown = watch.entries.items[0]?.data
  expect(watch.entries.items).toMatchObject([{ changed: false }])
  patch('a', `${long}2`)
  await pass(250)
  expect(watch.entries.items).toMatchObject([{ data: shown, changed: true }])
  expect(lines(watch).at(-1)).toBe('getItem("a") data changed without a request')
})

test('an infinite query is an entry like others, a mutation is none', async () => {
  const { watch, subscribePages, change } = watchedStore()
  void subscribePages()
  void change()
  await pass(1000)
  expect(watch.entries.items).toMatchObject([
    { key: 'getPages(null)', data: "{ pages: ['page 1'], pageParams: [1] }", subscribers: 1 },
  ])
})

test('nothing is told while nothing that is shown changes', async () => {
  const { watch, subscribe } = watchedStore()
  void subscribe('a')
  await pass(3000)
  const listener = vi.fn()
  watch.entries.subscribe(listener)
  await pass(2000)
  // The age, once a second.
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what was there before is read at the start, and nothing after the end', async () => {
  const { watch, subscribe } = watchedStore({ watched: false })
  void subscribe('a')
  await pass(1000)
  expect(watch.entries.items).toEqual([])
  const stop = watch.start()
  expect(watch.entries.items).toMatchObject([{ key: 'getItem("a")', status: 'fulfilled', age: 0 }])
  stop()
  void subscribe('b')
  await pass(1000)
  expect(watch.entries.items).toHaveLength(1)
})

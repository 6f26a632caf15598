import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { CacheRow } from '../../protocol/messages'
import type { WaitingTimer } from '..'
import { openRecorded } from './open-recorded'

let clock: Clock

beforeEach(() => {
  clock = FakeTimers.install({
    now: 0,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => clock.uninstall())

function timers(): WaitingTimer[] {
  const all = Reflect.get(clock, 'timers') as Map<number, WaitingTimer> | undefined
  return [...(all?.values() ?? [])]
}

async function open(keep?: number) {
  const recorded = await openRecorded({ now: () => clock.now, timers })
  const { rtk, query } = recorded
  const api = query.createApi({
    baseQuery: (arg: unknown) => ({ data: arg }),
    endpoints: (build) => ({
      seat: build.query<number, number>({ query: (id) => id }),
      hall: build.query<number, number>({
        query: (id) => id,
        ...(keep !== undefined && { keepUnusedDataFor: keep }),
      }),
    }),
  })
  const store = rtk.configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  })
  const entries = async (): Promise<Record<string, CacheRow>> =>
    Object.fromEntries(
      (await recorded.caches()).flatMap((cache) => cache.entries).map((entry) => [entry.key, entry]),
    )
  return { ...recorded, api, store, entries }
}

describe('the time until an entry is removed', () => {
  it('is that of the timer which was set when the last subscriber left, before the state has heard of it', async () => {
    const { api, store, entries } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    await clock.tickAsync(5000)
    expect((await entries())['seat(1)']).not.toHaveProperty('removedIn')
    request.unsubscribe()
    await clock.tickAsync(100)
    expect((await entries())['seat(1)']?.removedIn).toBe(59_900)
    await clock.tickAsync(1900)
    expect((await entries())['seat(1)']).toMatchObject({ subscribers: 0, removedIn: 58_000 })
    await clock.tickAsync(58_000)
    expect(await entries()).toEqual({})
  })

  it('is that of the endpoint, and known for each of several', async () => {
    const { api, store, entries } = await open(20)
    const seat = store.dispatch(api.endpoints.seat.initiate(1))
    const hall = store.dispatch(api.endpoints.hall.initiate(1))
    await Promise.all([seat, hall])
    await clock.tickAsync(1000)
    seat.unsubscribe()
    await clock.tickAsync(2000)
    hall.unsubscribe()
    await clock.tickAsync(1000)
    const found = await entries()
    expect([found['seat(1)']?.removedIn, found['hall(1)']?.removedIn]).toEqual([57_000, 19_000])
  })

  it('is that of each entry where their last subscribers leave at once', async () => {
    const { api, store, entries } = await open(20)
    const seat = store.dispatch(api.endpoints.seat.initiate(1))
    const hall = store.dispatch(api.endpoints.hall.initiate(1))
    await Promise.all([seat, hall])
    seat.unsubscribe()
    hall.unsubscribe()
    await clock.tickAsync(1000)
    const found = await entries()
    expect([found['seat(1)']?.removedIn, found['hall(1)']?.removedIn]).toEqual([59_000, 19_000])
  })

  it('isn’t there for what is kept for ever, nor confused with timers of the sample', async () => {
    const { api, store, entries } = await open(Number.POSITIVE_INFINITY)
    const hall = store.dispatch(api.endpoints.hall.initiate(1))
    await hall
    await clock.tickAsync(1000)
    hall.unsubscribe()
    setTimeout(() => undefined, 60_000)
    expect((await entries())['hall(1)']).not.toHaveProperty('removedIn')
  })

  it('is known of data that nobody subscribed to', async () => {
    const { api, store, entries } = await open()
    await store.dispatch(api.endpoints.seat.initiate(4, { subscribe: false }))
    await clock.tickAsync(15_000)
    expect((await entries())['seat(4)']).toMatchObject({ subscribers: 0, removedIn: 45_000 })
  })

  it('is no matter of the past, where subscribers are those that the state knows', async () => {
    const { api, store, ask } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    await clock.tickAsync(1000)
    const { caches } = await ask({ ask: 'caches', store: 0, action: 3 })
    expect(caches[0]?.entries[0]).toMatchObject({
      key: 'seat(1)',
      status: 'fulfilled',
      subscribers: expect.any(Number) as number,
    })
    expect(caches[0]?.entries[0]).not.toHaveProperty('removedIn')
  })
})

const refuse = (): { data: number } | { error: { status: number } } => ({ error: { status: 404 } })

/** As a list, middleware has no type of its own. */
const withAll = (all: readonly unknown[]): never =>
  ((get: () => { concat: (more: readonly unknown[]) => unknown }) => get().concat(all)) as never

describe('caches', () => {
  it('are those of each API slice, and nothing that only looks like one', async () => {
    const { rtk, query, ask } = await openRecorded({ now: () => clock.now, timers })
    const apis = ['one', 'other'].map((reducerPath) =>
      query.createApi({
        reducerPath,
        baseQuery: refuse,
        endpoints: (build) => ({ seat: build.query<number, number>({ query: (id) => id }) }),
      }),
    )
    const store = rtk.configureStore({
      reducer: {
        ...Object.fromEntries(apis.map((api) => [api.reducerPath, api.reducer])),
        fake: () => ({ queries: 5, provided: null, subscriptions: [], config: { reducerPath: 'fake' } }),
      } as never,
      middleware: withAll(apis.map((api) => api.middleware)),
    })
    await store.dispatch(apis[1]?.endpoints.seat.initiate(1) as never)
    const { caches } = await ask({ ask: 'caches', store: 0 })
    expect(caches.map(({ reducerPath, entries }) => [reducerPath, entries.length])).toEqual([
      ['one', 0],
      ['other', 1],
    ])
    expect(caches[1]?.entries[0]).toMatchObject({
      status: 'rejected',
      preview: '{ status: 404 }',
      subscribers: 1,
    })
  })
})

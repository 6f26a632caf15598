import type { Middleware } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'

import { INSPECTOR_LIMITS } from '../../protocol/messages'
import { openRecorded, plain } from './open-recorded'

const added = (payload = 1) => ({ type: 'added', payload })
const sum = (state: number | undefined = 0, action: { type: string; payload?: number }): number =>
  action.type === 'added' ? state + (action.payload ?? 0) : state

describe('what is recorded', () => {
  it('of a store: its first action, then each with its time and what it says', async () => {
    let time = 0
    const { rtk, rows, after, recorder } = await openRecorded({ now: () => (time += 10) })
    const store = rtk.configureStore({ reducer: { seats: sum }, devTools: { name: 'Seats' } })
    store.dispatch(added(3))
    store.dispatch({ type: 'moved', payload: { from: 'A 1', to: null }, meta: { by: 'Ada' } })
    expect(recorder.summaries()).toEqual([{ store: 0, name: 'Seats', first: 0, last: 2, version: 0 }])
    expect(await rows()).toEqual([
      { id: 0, type: '@@INIT', preview: '', time: 10, hasChanged: true, isOff: false },
      { id: 1, type: 'added', preview: '3', time: 20, hasChanged: true, isOff: false },
      {
        id: 2,
        type: 'moved',
        preview: "{ from: 'A 1', to: null }, meta: { by: 'Ada' }",
        time: 30,
        hasChanged: false,
        isOff: false,
      },
    ])
    expect(plain(await after(1))).toEqual({ seats: 3 })
  })

  it('of thunks: what belongs together', async () => {
    const { rtk, rows } = await openRecorded()
    const load = rtk.createAsyncThunk('load', async (id: number) => {
      await Promise.resolve()
      if (id === 2) throw new Error('gone')
      return 'Ada'
    })
    const store = rtk.configureStore({ reducer: () => 0 })
    await Promise.all([store.dispatch(load(1)), store.dispatch(load(2))])
    const [, ...found] = await rows()
    expect(found.map(({ phase }) => phase)).toEqual(['pending', 'pending', 'fulfilled', 'rejected'])
    expect(new Set(found.map(({ request }) => request)).size).toBe(2)
    expect(found.map(({ preview }) => preview.slice(0, 16))).toEqual([
      'arg: 1',
      'arg: 2',
      "'Ada', arg: 1",
      'arg: 2, error: {',
    ])
  })

  it('of queries that poll, and their cache', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { rtk, query, rows, caches } = await openRecorded({ now: () => Date.now(), origin: 0 })
      let count = 0
      const api = query.createApi({
        tagTypes: ['Seat'],
        baseQuery: () => ({ data: (count += 1) }),
        endpoints: (build) => ({
          free: build.query<number, string>({
            query: (hall) => hall,
            providesTags: ['Seat', { type: 'Seat', id: 7 }],
          }),
        }),
      })
      const store = rtk.configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (get) => get().concat(api.middleware),
      })
      void store.dispatch(
        api.endpoints.free.initiate('A', { subscriptionOptions: { pollingInterval: 1000 } }),
      )
      await vi.advanceTimersByTimeAsync(2500)
      const requests = (await rows()).filter(({ phase }) => phase !== undefined)
      expect(requests.filter(({ phase }) => phase === 'pending')).toHaveLength(3)
      // The types of all endpoints are the same.
      expect(requests.slice(0, 2).map(({ preview }) => preview)).toEqual([
        "free('A')",
        expect.stringMatching(/^free\('A'\), 1/),
      ])
      const before = (await rows()).length
      expect(await caches()).toEqual([
        {
          reducerPath: 'api',
          entries: [
            {
              key: 'free("A")',
              endpoint: 'free',
              status: 'fulfilled',
              subscribers: 1,
              tags: ['Seat', 'Seat 7'],
              story: expect.any(Array) as never,
              fulfilledAt: expect.any(Number) as number,
              preview: '3',
            },
          ],
          gone: [],
        },
      ])
      // To ask for subscribers leaves no trace.
      expect(await rows()).toHaveLength(before)
      store.dispatch(api.util.resetApiState())
    } finally {
      vi.useRealTimers()
    }
  })

  it('of a slice that is injected later', async () => {
    const { rtk, after } = await openRecorded()
    const reducer = rtk.combineSlices({ seats: sum })
    const store = rtk.configureStore({ reducer })
    reducer.inject({ reducerPath: 'lazy', reducer: sum } as never)
    store.dispatch(added(2))
    expect(plain(await after(0))).toEqual({ seats: 0 })
    expect(plain(await after(1))).toEqual({ seats: 2, lazy: 2 })
  })

  it('of two stores, each by itself, under the sentence of the test that makes it', async () => {
    let test: string | undefined = undefined
    const { rtk, rows, recorder } = await openRecorded({ getTest: () => test })
    const one = rtk.configureStore({ reducer: sum })
    test = 'An item is added.'
    const other = rtk.configureStore({ reducer: sum })
    one.dispatch(added())
    other.dispatch(added())
    other.dispatch(added())
    expect(recorder.summaries().map(({ name, last }) => [name, last])).toEqual([
      ['Store', 1],
      ['An item is added.', 2],
    ])
    expect(await rows(1)).toHaveLength(3)
  })

  it('of a reducer that is replaced: what was before stays', async () => {
    const { rtk, rows, after, ask } = await openRecorded()
    const store = rtk.configureStore({ reducer: sum })
    store.dispatch(added(1))
    store.dispatch(added(2))
    store.replaceReducer((state = 0, action) => (action.type === 'added' ? state * 10 : state))
    store.dispatch(added())
    expect((await rows()).map(({ type }) => type)).toEqual(['@@INIT', 'added', 'added', '@@REPLACE', 'added'])
    expect(await after(4)).toBe(30)
    // Each action is computed again with the reducer that it met.
    await ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    expect(await after(4)).toBe(20)
    expect(store.getState()).toBe(20)
  })

  it('of a reducer that throws: the error, and the state as it stays', async () => {
    const { rtk, rows, after, ask } = await openRecorded()
    const store = rtk.configureStore({
      reducer: (state: number | undefined = 1, action) => {
        if (action.type === 'fail' && state === 1) throw new Error('no seat')
        return action.type.startsWith('@@') ? state : state + 1
      },
    })
    expect(() => store.dispatch({ type: 'fail' })).toThrow('no seat')
    store.dispatch({ type: 'next' })
    expect((await rows()).map(({ error }) => error)).toEqual([undefined, 'no seat', undefined])
    expect(await after(1)).toBe(1)
    expect(await after(2)).toBe(2)
    await ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    await ask({ ask: 'switch', store: 0, action: 1, isOff: false })
    expect((await rows())[1]?.error).toBe('no seat')
  })

  it('nothing of a store with `devTools: false`, of one that was never made, or of more than there may be', async () => {
    const { rtk, recorder } = await openRecorded()
    rtk.configureStore({ reducer: sum, devTools: false })
    const failing = () => {
      throw new Error('no')
    }
    expect(() => rtk.configureStore({ reducer: failing })).toThrow('no')
    expect(recorder.summaries()).toEqual([])
    for (let count = 0; count < 20; count += 1) rtk.configureStore({ reducer: sum })
    expect(recorder.summaries()).toHaveLength(INSPECTOR_LIMITS.stores)
  })

  it('the last of very many actions', async () => {
    const { rtk, recorder, ask, after } = await openRecorded({}, 'production')
    const store = rtk.configureStore({ reducer: sum })
    const count = 25_000
    for (let index = 1; index <= count; index += 1) store.dispatch(added())
    const [summary = { first: 0, last: 0 }] = recorder.summaries()
    const { first, last } = summary
    expect(last).toBe(count)
    expect(first).toBe(count - INSPECTOR_LIMITS.actions + 1)
    await expect(ask({ ask: 'moment', store: 0, action: first - 1 })).rejects.toThrow('isn’t kept')
    await expect(ask({ ask: 'moment', store: 0, action: 0 })).rejects.toThrow('isn’t kept')
    const moment = await ask({ ask: 'moment', store: 0, action: first })
    expect([moment.before, moment.after]).toEqual([first - 1, first])
    expect(await after(last)).toBe(count)
    const { rows } = await ask({ ask: 'actions', store: 0, from: 0 })
    expect([rows[0]?.id, rows.length]).toEqual([first, INSPECTOR_LIMITS.rows])
    await ask({ ask: 'switch', store: 0, action: first, isOff: true })
    expect(store.getState()).toBe(count - 1)
    store.dispatch(added())
    expect(await after(last + 1)).toBe(count)
    expect((await ask({ ask: 'moment', store: 0, action: first + 1 })).after).toBe(first)
  })

  it('times that never go back', async () => {
    const times = [5, 9, 3, 12]
    const { rtk, rows } = await openRecorded({ now: () => times.shift() ?? 0 })
    const store = rtk.configureStore({ reducer: sum })
    store.dispatch(added())
    store.dispatch(added())
    expect((await rows()).map(({ time }) => time)).toEqual([5, 9, 9])
  })
})

/** What samples put in the way of their actions. */
const OWN_MIDDLEWARE: [name: string, middleware: Middleware][] = [
  ['middleware that hands on', () => (next) => (action) => next(action)],
  [
    'middleware that hands on at several places',
    () => (next) => (action) => {
      if (typeof action === 'function') return next(action)
      const { payload } = action as { payload?: unknown }
      if (payload === 2) return next(action)
      return payload === 3 ? next(action) : next(action)
    },
  ],
  [
    'middleware that changes actions',
    () => (next) => (action) => next(typeof action === 'function' ? action : { ...(action as object) }),
  ],
]

describe('places', () => {
  /** The lines of this file. */
  const getPlaces = (stack: string) =>
    [...stack.matchAll(/records\.test\.ts:(\d+):(\d+)/g)].map(([, line, column]) => ({
      file: 'records.test.ts',
      line: Number(line),
      column: Number(column),
    }))
  const here = () => getPlaces(new Error().stack ?? '')[1]?.line ?? 0

  describe.each(OWN_MIDDLEWARE)('of actions and thunks, with %s', (_name, passOn) => {
    it.each(['first', 'behind another action'])('are where they dispatched: %s', async (when) => {
      const { rtk, rows } = await openRecorded({ getPlaces })
      const store = rtk.configureStore({ reducer: sum, middleware: (get) => get().prepend(passOn) })
      if (when !== 'first') store.dispatch(added())
      const lines = [here() + 1]
      store.dispatch(added(2))
      lines.push(here() + 2)
      store.dispatch((dispatch) => {
        dispatch(added(2))
      })
      lines.push(here() + 3)
      await store.dispatch(async (dispatch) => {
        await Promise.resolve()
        dispatch(added(3))
      })
      const load = rtk.createAsyncThunk('load', () => Promise.resolve(1))
      lines.push(here() + 1)
      await store.dispatch(load())
      lines.push(here() + 1)
      await store.dispatch((dispatch) => dispatch(load()))
      const found = (await rows()).slice(when === 'first' ? 1 : 2)
      expect(found.map(({ type, place }) => [type, place?.line])).toEqual([
        ['added', lines[0]],
        ['added', lines[1]],
        ['added', lines[2]],
        ['load/pending', lines[3]],
        ['load/fulfilled', undefined],
        ['load/pending', lines[4]],
        ['load/fulfilled', undefined],
      ])
    })
  })

  it('are absent where nothing of the sample is known', async () => {
    const { rtk, rows } = await openRecorded()
    rtk.configureStore({ reducer: sum }).dispatch(added())
    expect((await rows())[1]).not.toHaveProperty('place')
  })
})

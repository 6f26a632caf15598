import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Happening } from '../../protocol/messages'
import { openRecorded } from './open-recorded'

let clock: Clock
/** The library takes 0 for a time at which nothing has come. */
const START = 1000

beforeEach(() => {
  clock = FakeTimers.install({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => clock.uninstall())

/** The lines of this file. */
const getPlaces = (stack: string) =>
  [...stack.matchAll(/reasons\.test\.ts:(\d+):(\d+)/g)].map(([, line]) => ({
    file: 'reasons.test.ts',
    line: Number(line),
    column: 1,
  }))

/** @param refetchOnMountOrArgChange - of the API slice */
async function open(refetchOnMountOrArgChange: number | false = false) {
  const recorded = await openRecorded({ now: () => clock.now - START, origin: START, getPlaces })
  const { rtk, query } = recorded
  let isDown = false
  const api = query.createApi({
    baseQuery: (arg: unknown) => (isDown ? { error: 'down' } : { data: arg }),
    tagTypes: ['Seat'],
    refetchOnMountOrArgChange,
    extractRehydrationInfo: (action): never =>
      (action.type === 'restored' ? (action as { payload?: unknown }).payload : undefined) as never,
    endpoints: (build) => ({
      seat: build.query<number, number>({
        query: (id) => id,
        keepUnusedDataFor: 5,
        providesTags: (_result, _error, id) => [{ type: 'Seat', id }],
      }),
      book: build.mutation<number, number>({
        query: (id) => id,
        invalidatesTags: (_result, _error, id) => [{ type: 'Seat', id }],
      }),
      free: build.mutation<number, number>({ query: (id) => id, invalidatesTags: ['Seat'] }),
    }),
  })
  const store = rtk.configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (get) => get().concat(api.middleware),
  })
  query.setupListeners(store.dispatch, (dispatch) => {
    dispatch(api.internalActions.onFocusLost())
    return () => undefined
  })
  const read = async () => (await recorded.ask({ ask: 'caches', store: 0 })).caches[0]
  /** What happened to the entry of the first seat, whether or not it is still there. */
  async function story(): Promise<readonly Happening[]> {
    const cache = await read()
    const all = [...(cache?.entries ?? []), ...(cache?.gone ?? [])]
    return all.find(({ key }) => key === 'seat(1)')?.story ?? []
  }
  const typeOf = async (id: number | undefined) => (await recorded.rows())[id ?? -1]?.type
  return {
    ...recorded,
    api,
    store,
    read,
    story,
    typeOf,
    texts: async () => (await story()).map(({ text }) => text),
    goDown: (isNow: boolean) => (isDown = isNow),
  }
}

const FIRST = 'Requested: it was used for the first time, and nothing was cached. 1 subscriber now.'

describe('why a query was requested', () => {
  it('at first, and why a second use sent nothing', async () => {
    const { api, store, texts } = await open()
    const first = store.dispatch(api.endpoints.seat.initiate(1))
    const second = store.dispatch(api.endpoints.seat.initiate(1))
    await Promise.all([first, second])
    await store.dispatch(api.endpoints.seat.initiate(1))
    await store.dispatch(api.endpoints.seat.initiate(1, { subscribe: false }))
    expect(await texts()).toEqual([
      FIRST,
      'Nothing was sent: a request is under way, which was joined. 2 subscribers now.',
      'Data came.',
      'Nothing was sent: the data are in the cache. 3 subscribers now.',
      'Nothing was sent: the data are in the cache.',
    ])
  })

  it('after its entry was removed, by what', async () => {
    const { api, store, story, typeOf, ask } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    request.unsubscribe()
    await clock.tickAsync(5001)
    await store.dispatch(api.endpoints.seat.initiate(1))
    const again = (await story()).at(-2)
    expect(again?.text).toBe('Requested again: the entry had been removed. 1 subscriber now.')
    expect(await typeOf(again?.cause)).toBe('api/queries/removeQueryResult')
    await ask({ ask: 'import', store: 0, text: JSON.stringify([{ type: 'opened' }]) })
    // Of another run than that of the file.
    expect(await story()).toEqual([])
  })

  it('after a mutation, with the tag that matched', async () => {
    const { api, store, story, typeOf, ask } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    await store.dispatch(api.endpoints.book.initiate(2))
    await store.dispatch(api.endpoints.book.initiate(1))
    await clock.tickAsync(10)
    const [, , again, ...rest] = await story()
    expect(again?.text).toBe('Requested again: book(1) invalidated Seat 1.')
    expect([await typeOf(again?.action), await typeOf(again?.cause)]).toEqual([
      'api/executeQuery/pending',
      'api/executeMutation/fulfilled',
    ])
    expect(rest).toHaveLength(1)
    const { why } = await ask({ ask: 'moment', store: 0, action: again?.action ?? 0 })
    expect(why).toEqual({ text: again?.text, cause: again?.cause })
  })

  it('or why a mutation led to none: no entry provides its tag', async () => {
    const { api, store, story, ask, rows } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    await store.dispatch(api.endpoints.book.initiate(2))
    const { id = 0, type } = (await rows()).at(-1) ?? {}
    expect(type).toBe('api/executeMutation/fulfilled')
    const { why } = await ask({ ask: 'moment', store: 0, action: id })
    expect(why?.text).toBe('It invalidated Seat 2, which no cache entry provides.')
    expect(await story()).toHaveLength(2)
  })

  it('after several mutations, once the last of them has ended', async () => {
    const { api, store, story, typeOf } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    await store.dispatch(api.endpoints.book.initiate(1))
    await clock.tickAsync(10)
    void store.dispatch(api.endpoints.book.initiate(1))
    void store.dispatch(api.endpoints.book.initiate(2))
    await store.dispatch(api.endpoints.free.initiate(1))
    const again = (await story()).at(-1)
    expect(again?.text).toBe('Requested again: book(1) invalidated Seat 1; free(1) invalidated Seat 1.')
    expect(await typeOf((again?.cause ?? 0) + 1)).toBe('api/executeQuery/pending')
  })

  it('after invalidateTags of a whole type', async () => {
    const { api, store, texts } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    store.dispatch(api.util.invalidateTags(['Seat']))
    expect((await texts())[2]).toBe('Requested again: invalidateTags invalidated Seat 1.')
  })

  it('by refetch(), whose line is known', async () => {
    const { api, store, story } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    const line = (getPlaces(new Error().stack ?? '')[0]?.line ?? 0) + 1
    void request.refetch()
    const again = (await story())[2]
    expect(again?.text).toBe('Requested again: refetch() or a forced prefetch asked for it.')
    expect(again?.place?.line).toBe(line)
  })

  it('by a use that wants fresh data, by polling and by focus', async () => {
    const { api, store, texts, typeOf, story } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    await store.dispatch(api.endpoints.seat.initiate(1, { forceRefetch: true }))
    await clock.tickAsync(4000)
    await store.dispatch(api.endpoints.seat.initiate(1, { forceRefetch: 3 }))
    request.updateSubscriptionOptions({ pollingInterval: 2000, refetchOnFocus: true })
    await clock.tickAsync(2001)
    store.dispatch(api.internalActions.onFocus())
    await clock.tickAsync(1)
    const asked = (await texts()).filter((text) => text !== 'Data came.')
    expect(asked.slice(1)).toEqual([
      'Requested again: this use asks for fresh data (refetchOnMountOrArgChange, forceRefetch, or the trigger of a lazy query). 2 subscribers now.',
      'Requested again: the data are older than 3 s, as this use asked. 3 subscribers now.',
      'Requested again: it’s polled every 2 s.',
      'Requested again: the window got the focus.',
    ])
    expect(await typeOf((await story()).at(-2)?.cause)).toBe('__rtkq/focused')
  })

  it('by a use of an API slice that wants fresh data', async () => {
    const { api, store, texts } = await open(3)
    await store.dispatch(api.endpoints.seat.initiate(1))
    await clock.tickAsync(4000)
    await store.dispatch(api.endpoints.seat.initiate(1))
    expect((await texts())[2]).toBe(
      'Requested again: the data are older than 3 s, as refetchOnMountOrArgChange of the API slice asks. 2 subscribers now.',
    )
  })

  it('is not said of data that came', async () => {
    const { api, store, story, ask } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    const [, came] = await story()
    expect(came?.text).toBe('Data came.')
    const { why } = await ask({ ask: 'moment', store: 0, action: came?.action ?? 0 })
    expect(why).toBeUndefined()
  })

  it('after it has failed', async () => {
    const { api, store, texts, goDown } = await open()
    goDown(true)
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    goDown(false)
    await request.refetch()
    expect(await texts()).toEqual([
      FIRST,
      'The request failed.',
      'Requested again: the request before has failed, and there are no data.',
      'Data came.',
    ])
  })
})

describe('why an entry is gone', () => {
  it('since nobody uses it', async () => {
    const { api, store, read, story } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    request.unsubscribe()
    await clock.tickAsync(2000)
    expect((await story()).at(-1)?.text).toBe('A subscriber left. Nobody uses it now, so it’s kept for 5 s.')
    await clock.tickAsync(3000)
    expect((await read())?.gone?.map(({ key }) => key)).toEqual(['seat(1)'])
    expect((await story()).at(-1)).toMatchObject({ text: 'Removed: nobody had used it for 5 s.', time: 5000 })
  })

  it('since it was invalidated while nobody used it, or reset', async () => {
    const { api, store, texts } = await open()
    const request = store.dispatch(api.endpoints.seat.initiate(1))
    await request
    request.unsubscribe()
    await store.dispatch(api.endpoints.book.initiate(1))
    expect((await texts()).at(-1)).toBe('Removed: book(1) invalidated Seat 1, and nobody used it.')
    await store.dispatch(api.endpoints.seat.initiate(1))
    store.dispatch(api.util.resetApiState())
    expect((await texts()).at(-1)).toBe('Removed: resetApiState was dispatched.')
  })
})

describe('what else fills an entry', () => {
  it('is named', async () => {
    const { api, store, texts } = await open()
    void store.dispatch(api.util.upsertQueryData('seat', 1, 7))
    await clock.tickAsync(1)
    store.dispatch(api.util.updateQueryData('seat', 1, () => 8))
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'seat', arg: 1, value: 9 }]))
    expect(await texts()).toEqual([
      'Filled by upsertQueryData: nothing was sent.',
      'Data came. Nobody uses it now, so it’s kept for 5 s.',
      'Its data were changed: updateQueryData, patchQueryData or undo().',
      'Filled by upsertQueryEntries. Nobody uses it now, so it’s kept for 5 s.',
    ])
  })

  it('is what was saved', async () => {
    const { api, store, texts } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1, { subscribe: false }))
    const saved = store.getState().api
    store.dispatch(api.util.resetApiState())
    store.dispatch({ type: 'restored', payload: saved })
    expect((await texts()).slice(2)).toEqual([
      'Removed: resetApiState was dispatched.',
      'Restored from what was saved, if it was complete: nothing was sent. Nobody uses it now, so it’s kept for 5 s.',
    ])
  })

  it('is told up to the action that is looked at', async () => {
    const { api, store, ask } = await open()
    await store.dispatch(api.endpoints.seat.initiate(1))
    await store.dispatch(api.endpoints.book.initiate(1))
    const { caches } = await ask({ ask: 'caches', store: 0, action: 3 })
    expect(caches[0]?.entries[0]?.story?.map(({ text }) => text)).toEqual([FIRST])
  })
})

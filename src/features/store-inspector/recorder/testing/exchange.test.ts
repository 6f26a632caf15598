import type { UnknownAction } from '@reduxjs/toolkit'
import { instrument, ActionCreators, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import { legacy_createStore as createStore, type Reducer } from 'redux'
import { describe, expect, it, vi } from 'vitest'

import { INSPECTOR_LIMITS } from '../../protocol/messages'
import { openRecorded, plain, type Recorded } from './open-recorded'

type Lifted = LiftedState<unknown, UnknownAction, unknown>

async function open(more: Parameters<typeof openRecorded>[0] = {}) {
  const recorded: Recorded = await openRecorded(more)
  const { rtk } = recorded
  const cart = rtk.createSlice({
    name: 'cart',
    initialState: { items: [] as string[], when: undefined as unknown },
    reducers: {
      added(state, { payload }: { payload: string; type: string }) {
        if (payload === 'bread') throw new Error('no bread')
        state.items.push(payload)
      },
      dated(state, { payload }: { payload: unknown; type: string }) {
        state.when = payload
      },
      emptied: (state) => ({ ...state, items: [] }),
    },
  })
  const visits = (state: number | undefined = 0, { type }: { type: string }): number =>
    type === 'visited' ? state + 1 : state
  const reducer = rtk.combineReducers({ cart: cart.reducer, visits })
  const store = rtk.configureStore({
    reducer,
    middleware: (get) => get({ serializableCheck: false }),
  })
  const opened = (text: unknown) =>
    recorded.ask({
      ask: 'import',
      store: 0,
      text: typeof text === 'string' ? text : JSON.stringify(text),
    })
  return { ...recorded, cart: cart.actions, store, reducer: reducer as Reducer<unknown>, opened }
}

/** The DevTools, at a store with the same reducer. */
function openDevTools(reducer: Reducer<unknown>): EnhancedStore<unknown, UnknownAction, unknown> {
  return createStore(reducer, instrument()) as EnhancedStore<unknown, UnknownAction, unknown>
}

/** Reads a file as the extension does. */
function importInto(devTools: ReturnType<typeof openDevTools>, file: string): void {
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState: string }
  devTools.liftedStore.dispatch({
    ...ActionCreators.importState(JSON.parse(payload) as Lifted),
    preloadedState: JSON.parse(preloadedState) as unknown,
  } as never)
}

async function save({ ask }: Pick<Recorded, 'ask'>) {
  const { payload, preloadedState, ...told } = await ask({ ask: 'export', store: 0 })
  return { file: JSON.stringify({ payload, preloadedState }), told }
}

describe('export', () => {
  it('writes what the DevTools take, and they compute the same state', async () => {
    const recorded = await open()
    const { store, cart, reducer, ask } = recorded
    store.dispatch(cart.added('tea'))
    store.dispatch({ type: 'visited' })
    expect(() => store.dispatch(cart.added('bread'))).toThrow('no bread')
    store.dispatch(cart.emptied())
    store.dispatch(cart.added('milk'))
    await ask({ ask: 'switch', store: 0, action: 4, isOff: true })
    const { file, told } = await save(recorded)
    expect(told).toMatchObject({ actions: 3, older: 0, left: 2, inexact: 0 })
    const devTools = openDevTools(reducer)
    importInto(devTools, file)
    expect(devTools.getState()).toEqual(store.getState())
    expect(devTools.getState()).toMatchObject({ cart: { items: ['tea', 'milk'] }, visits: 1 })
  })

  it('writes and counts what JSON doesn’t have, except what is undefined', async () => {
    const recorded = await open()
    const { store, cart } = recorded
    const circle: { self?: unknown } = {}
    circle.self = circle
    const payload = [new Date(0), () => 1, 12n, circle, undefined, new Map([['a', 1]]), { gone: undefined }]
    store.dispatch(cart.dated(payload))
    store.dispatch(cart.emptied())
    const { file, told } = await save(recorded)
    const [dated, emptied] = JSON.parse((JSON.parse(file) as { payload: string }).payload) as unknown[]
    expect(dated).toEqual({
      type: 'cart/dated',
      payload: [
        '1970-01-01T00:00:00.000Z',
        '[Function]',
        '12n',
        { self: '[Circular]' },
        'undefined',
        { a: 1 },
        {},
      ],
    })
    expect(emptied).toEqual({ type: 'cart/emptied' })
    expect(told.inexact).toBe(6)
  })

  it('writes the latest actions if there are too many, with the state that they begin with', async () => {
    const recorded = await open()
    const { store, cart, reducer } = recorded
    for (let index = 0; index < 40; index += 1) store.dispatch(cart.dated('x'.repeat(40_000) + String(index)))
    store.dispatch({ type: 'visited' })
    const { file, told } = await save(recorded)
    expect(told).toMatchObject({ actions: 24, older: 17, inexact: 0 })
    const devTools = openDevTools(reducer)
    importInto(devTools, file)
    expect(devTools.getState()).toEqual(store.getState())
  })
})

describe('import', () => {
  const added = (payload: string) => ({ type: 'cart/added', payload })
  const tea = { payload: JSON.stringify([added('tea'), { type: 'visited' }]) }

  it('replaces the history, computes it with the reducer of the store, and tells the application', async () => {
    const { store, opened, rows, after, recorder, cart, ask } = await open()
    const listener = vi.fn()
    store.dispatch(cart.added('milk'))
    store.subscribe(listener)
    expect(await opened(tea)).toMatchObject({ actions: 2 })
    expect(store.getState()).toEqual({ cart: { items: ['tea'] }, visits: 1 })
    expect((await rows()).map(({ type }) => type)).toEqual(['@@INIT', 'cart/added', 'visited'])
    expect(plain(await after(1))).toMatchObject({ cart: { items: ['tea'] }, visits: 0 })
    expect([recorder.summaries()[0]?.version, listener.mock.calls.length]).toEqual([1, 1])
    store.dispatch(cart.added('milk'))
    expect(await rows()).toHaveLength(4)
    await ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    expect(store.getState()).toEqual({ cart: { items: ['milk'] }, visits: 1 })
  })

  it.each(['text', 'plain'])('begins with the state of the file, as %s', async (form) => {
    const { store, opened } = await open()
    const write = (value: unknown) => (form === 'text' ? JSON.stringify(value) : value)
    await opened({ payload: write([added('tea')]), preloadedState: write({ visits: 7 }) })
    expect(store.getState()).toEqual({ cart: { items: ['tea'], when: undefined }, visits: 7 })
  })

  it.each([false, true])(
    'takes the state of the DevTools themselves; as a payload: %s',
    async (isPayload) => {
      const { store, opened, rows, reducer } = await open()
      const devTools = openDevTools(reducer)
      for (const name of ['tea', 'bad', 'milk']) devTools.dispatch(added(name))
      devTools.liftedStore.dispatch(ActionCreators.toggleAction(2))
      const lifted = devTools.liftedStore.getState()
      await opened(isPayload ? { payload: JSON.stringify(lifted) } : lifted)
      expect(store.getState()).toEqual(devTools.getState())
      expect((await rows()).map(({ isOff }) => isOff)).toEqual([false, false, true, false])
    },
  )

  it('gives back what it has saved, and shows what a reducer throws', async () => {
    const recorded = await open()
    const { store, cart, opened, rows } = recorded
    store.dispatch(cart.added('tea'))
    const { file } = await save(recorded)
    store.dispatch(cart.emptied())
    await opened(file)
    expect(store.getState()).toEqual({ cart: { items: ['tea'] }, visits: 0 })
    await opened([added('bread')])
    expect((await rows()).map(({ error }) => error)).toEqual([undefined, 'no bread'])
  })

  const nested = (depth: number, inside: string): string => '['.repeat(depth) + inside + ']'.repeat(depth)

  it.each([
    ['no JSON', '{', 'The file isn’t JSON.'],
    ['code', 'alert(1)', 'The file isn’t JSON.'],
    ['nothing', 'null', 'isn’t a Redux DevTools file'],
    ['another object', '{"actionsById":5,"stagedActionIds":{}}', 'isn’t a Redux DevTools file'],
    ['a payload that is no JSON', { payload: 'x' }, 'The “payload” of the file isn’t JSON.'],
    ['a payload that is a number', { payload: 5 }, 'isn’t a Redux DevTools file'],
    ['a state that is no JSON', { ...tea, preloadedState: '{' }, '“preloadedState” of the file isn’t JSON.'],
    ['a state of another kind', { ...tea, preloadedState: '[]' }, 'its state is a list, and the state here'],
    ['an action that is a text', ['a'], 'Action 1 of the file isn’t an object'],
    ['a type that is a number', [added('tea'), { type: 1 }], 'Action 2 of the file isn’t an object'],
    ['ids without actions', { actionsById: {}, stagedActionIds: [0, 'constructor'] }, 'Action 1 of the file'],
    ['too many actions', new Array(INSPECTOR_LIMITS.actions).fill(0), '10,000 actions, and at most 9,999'],
    ['a deep action', `[{"type":"a","payload":${nested(200, '')}}]`, 'more than 100 levels deep'],
    ['a very deep text', { payload: nested(300_000, '') }, 'more than 100 levels deep'],
    ['__proto__', '[{"type":"a","payload":{"__proto__":{"isAdmin":true}}}]', '“__proto__”'],
    ['a prototype in a text', { payload: '[{"__proto__":{"type":"a"}}]' }, '“__proto__”'],
  ])('refuses %s, and changes nothing', async (_name, text, sentence) => {
    const { store, cart, opened, rows } = await open()
    store.dispatch(cart.added('tea'))
    await expect(opened(text)).rejects.toThrow(sentence)
    expect(store.getState()).toMatchObject({ cart: { items: ['tea'] } })
    expect(await rows()).toHaveLength(2)
  })

  it('is refused during a run, and while the past is shown', async () => {
    const running = await open({ isOver: () => false })
    await expect(running.opened(tea)).rejects.toThrow('still running')
    const { ask, opened } = await open()
    await ask({ ask: 'show', store: 0, action: 0 })
    await expect(opened(tea)).rejects.toThrow('Go back to now')
  })
})

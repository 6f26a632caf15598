import { describe, expect, it, vi } from 'vitest'

import { openRecorded } from './open-recorded'

async function open() {
  const exported = new Map<string, object>()
  const locals: Record<string, unknown> = {}
  const files = new Map<string, { code: string }>()
  const recorded = await openRecorded({
    getModules: () => exported,
    getFiles: () => files,
    evaluate: (name) => locals[name],
  })
  const { rtk, ask, rows } = recorded
  const cart = rtk.createSlice({
    name: 'cart',
    initialState: { items: [] as unknown[] },
    reducers: {
      added(state, { payload }: { payload: unknown; type: string }) {
        state.items.push(payload)
      },
    },
  })
  const visits = (state: number | undefined = 0, { type }: { type: string }): number => {
    if (type === 'failed') throw new Error('failed')
    return type === 'visited' ? state + 1 : state
  }
  const write = async (ids?: number[]) => {
    const actions = ids ?? (await rows()).map(({ id }) => id)
    return ask({ ask: 'test', store: 0, actions })
  }
  const add = (values: Record<string, unknown>, file = 'src/cart.ts'): void =>
    void exported.set(file, { ...exported.get(file), ...values })
  return { ...recorded, cart, visits, write, add, locals, files }
}

const makeStore = ({
  rtk,
  cart,
  visits,
}: Pick<Awaited<ReturnType<typeof open>>, 'rtk' | 'cart' | 'visits'>) =>
  rtk.configureStore({
    reducer: { cart: cart.reducer, visits },
    middleware: (get) => get({ serializableCheck: false }),
  })

describe('a test', () => {
  it('makes a store of the slices that the actions change', async () => {
    const opened = await open()
    const { cart, visits, write, add } = opened
    const store = makeStore(opened)
    add({ cart, addTea: () => store.dispatch(cart.actions.added('x')) })
    add({ visits }, 'src/shared/visits.ts')
    store.dispatch(cart.actions.added('tea'))
    expect(await write()).toMatchObject({
      file: 'src/cart.spec.ts',
      actions: 1,
      text: `// Save it as src/cart.spec.ts, and run: npx vitest run src/cart.spec.ts
import { configureStore } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { cart } from './cart'

it('comes to the state that was recorded', () => {
  const store = configureStore({ reducer: { cart: cart.reducer } })
  store.dispatch({ type: 'cart/added', payload: 'tea' })
  expect(store.getState().cart).toEqual({ items: ['tea'] })
})
`,
    })
    store.dispatch({ type: 'visited' })
    const { text } = await write()
    expect(text).toContain("import { visits } from './shared/visits'")
    expect(text).toContain('reducer: { cart: cart.reducer, visits: visits }')
    expect(text).toContain('expect(store.getState().visits).toEqual(1)')
    expect(store.getState().cart.items).toEqual(['tea'])
  })

  it('has some of the actions: none that is off, threw, or says which API it is', async () => {
    const opened = await open()
    const { cart, visits, write, add, ask } = opened
    const store = makeStore(opened)
    add({ cart, visits })
    for (const payload of ['a', 'b', 'c']) store.dispatch(cart.actions.added(payload))
    store.dispatch({ type: 'api/config/middlewareRegistered', payload: 'xyz' })
    expect(() => store.dispatch({ type: 'failed' })).toThrow()
    await ask({ ask: 'switch', store: 0, action: 2, isOff: true })
    const { text, actions } = await write()
    expect([actions, text.includes("items: ['a', 'c']"), text.includes('xyz')]).toEqual([2, true, false])
    expect((await write([0, 3])).text).toContain("toEqual({ items: ['c'] })")
  })

  it('begins with the state that the store began with', async () => {
    const { rtk, cart, visits, write, add } = await open()
    add({ default: cart.reducer, store: visits })
    const store = rtk.configureStore({
      reducer: { cart: cart.reducer, visits },
      preloadedState: { cart: { items: ['tea'] } },
    })
    store.dispatch(cart.actions.added('milk'))
    store.dispatch({ type: 'visited' })
    const { text } = await write()
    expect(text).toContain("import { combineReducers, configureStore } from '@reduxjs/toolkit'")
    expect(text).toContain("import { default as reducer } from './cart'")
    expect(text).toContain(`configureStore({
    reducer: combineReducers({ cart: reducer, visits: store2 }),
    preloadedState: { cart: { items: ['tea'] } } as never,
  })`)
  })

  it('leaves out of actions what no code can write, and expects anything of it in a state', async () => {
    const opened = await open()
    const { cart, write, add } = opened
    const store = makeStore(opened)
    add({ cart })
    const odd = { run: () => 1, __proto__x: "it's", big: 12n, minus: -0, none: undefined, 'a-b': NaN }
    store.dispatch(cart.actions.added(odd))
    const { text } = await write()
    const written = `{ __proto__x: "it's", big: 12n, minus: -0, ['a-b']: NaN }`
    expect(text).toContain(`payload: ${written} })`)
    expect(text).toContain(`items: [${written}]`)
  })

  it('takes a slice as the whole state, a root reducer, a function that makes the store, or the store', async () => {
    const one = await open()
    one.rtk.configureStore({ reducer: one.cart.reducer }).dispatch(one.cart.actions.added(1))
    one.add({ cart: one.cart })
    expect((await one.write()).text).toContain('expect(store.getState()).toEqual({ items: [1] })')

    const root = await open()
    makeStore(root).dispatch({ type: 'visited' })
    root.add({
      rootReducer: root.rtk.combineReducers({ cart: root.cart.reducer, visits: root.visits }),
    })
    root.files.set('src/lazy.ts', { code: 'api.injectEndpoints({})' })
    expect((await root.write()).text).toMatch(
      /import '.\/lazy'[^]*reducer: rootReducer }[^]*\(\['visits'\], 1\)/,
    )

    const made = await open()
    makeStore(made).dispatch({ type: 'visited' })
    made.add({ createOtherStore: vi.fn(), setupStore: () => makeStore(made) })
    expect((await made.write()).text).toContain('const store = setupStore()')
    expect(made.recorder.summaries()).toHaveLength(1)

    const itself = await open()
    const store = makeStore(itself)
    store.dispatch({ type: 'visited' })
    itself.add({ store })
    expect((await itself.write()).text).toContain("import { store as store1 } from './cart'")
  })
})

describe('no test', () => {
  it('is written if nothing fits, and the sentence names what has no export', async () => {
    const opened = await open()
    const { cart, visits, write, add, locals, files } = opened
    const store = makeStore(opened)
    store.dispatch({ type: 'visited' })
    add({
      cart,
      other: (...values: Parameters<typeof visits>) => visits(...values),
      Broken: () => null,
    })
    await expect(write()).rejects.toThrow(
      'Nothing that the files export computes visits. Write “export” before its',
    )
    locals.visits = visits
    files.set('src/visits.ts', { code: 'const visits = 1' })
    await expect(write()).rejects.toThrow('Write “export” before “visits” in src/visits.ts.')
  })

  it('is written if there is nothing to do or to expect', async () => {
    const opened = await open()
    const store = makeStore(opened)
    await expect(opened.write()).rejects.toThrow('A test needs at least one action')
    store.dispatch({ type: 'nothing' })
    await expect(opened.write()).rejects.toThrow('change no state')
  })

  it('is written of a list without an end of values, and no file for the Redux DevTools', async () => {
    const opened = await open()
    const store = makeStore(opened)
    let list: unknown[] = ['tea']
    for (let doubled = 0; doubled < 40; doubled += 1) list = [list, list]
    store.dispatch(opened.cart.actions.added(list))
    await expect(opened.write()).rejects.toThrow('too large to be written down')
    await expect(opened.ask({ ask: 'export', store: 0 })).rejects.toThrow('too large to be written down')
  })
})

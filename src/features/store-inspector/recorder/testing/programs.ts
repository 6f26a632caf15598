/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return --
   the programs do what types forbid */
import type { Libraries } from './libraries'

type Print = (...values: unknown[]) => void

/** Does something with a store that a sample could do, and prints what it sees. */
export type Program = (libraries: Libraries, print: Print) => void | Promise<void>

const counter = (state: number | undefined = 0, action: { type: string; payload?: unknown }): number =>
  action.type === 'added' ? state + Number(action.payload ?? 1) : state

const attempt = (print: Print, run: () => unknown): void => {
  try {
    print('gave', run())
  } catch (error) {
    print('threw', String(error))
  }
}

/** What must be the same with and without a recorder, by what it is about. */
export const PROGRAMS: Record<string, Program> = {
  'the store as it is printed': ({ rtk }, print) => {
    print(rtk.configureStore({ reducer: counter }))
    print(rtk.configureStore({ reducer: counter, middleware: () => new rtk.Tuple() }))
    print(rtk.configureStore({ reducer: counter, enhancers: () => [] as never }))
  },
  'what reducers get': ({ rtk }, print) => {
    const store = rtk.configureStore({
      reducer: (state: unknown, action: { type: string }) => {
        print(state, action.type.replace(/[a-z\d](\.[a-z\d])+$/, ''), Object.keys(action))
        return { last: action.type.slice(0, 9) }
      },
    })
    store.dispatch({ type: 'a' })
    store.replaceReducer((state, action) => {
      print('new', state, action.type.slice(0, 15))
      return { last: 'new' }
    })
    print(store.getState())
  },
  'what dispatch gives back': ({ rtk }, print) => {
    const store = rtk.configureStore({ reducer: counter })
    const action = { type: 'added' }
    print(
      store.dispatch(action) === action,
      store.dispatch(() => 5),
      store.dispatch.length,
    )
  },
  'actions that are malformed': ({ rtk }, print) => {
    for (const middleware of [undefined, () => new rtk.Tuple()] as const) {
      const store = rtk.configureStore({
        reducer: counter,
        ...(middleware && { middleware: middleware as never }),
      })
      const actions = [
        undefined,
        null,
        5,
        'added',
        [],
        {},
        { type: 5 },
        { type: undefined },
        new Date(0),
        new Map(),
        Promise.resolve(),
      ]
      for (const action of actions) attempt(print, () => store.dispatch(action as never))
      attempt(print, () => store.dispatch({ type: Symbol('x') } as never))
    }
  },
  'reducers that throw': ({ rtk }, print) => {
    const failure = new RangeError('no seat')
    const store = rtk.configureStore({
      reducer: (state: number | undefined = 1, action) => {
        if (action.type === 'fail') throw failure
        return state + 1
      },
    })
    store.subscribe(() => print('changed'))
    try {
      store.dispatch({ type: 'fail' })
    } catch (error) {
      print(error === failure)
    }
    store.dispatch({ type: 'ok' })
    print(store.getState())
  },
  'a reducer that throws at the start': ({ rtk }, print) => {
    attempt(print, () =>
      rtk.configureStore({
        reducer: () => {
          throw new Error('no state')
        },
      }),
    )
  },
  'reducers that use the store': ({ rtk }, print) => {
    const uses: ((store: any) => unknown)[] = [
      (store) => store.dispatch({ type: 'x' }),
      (store) => store.getState(),
      (store) => store.subscribe(() => 0),
    ]
    for (const use of uses) {
      const store: any = rtk.configureStore({
        reducer: (state: number | undefined = 0, action): number => {
          if (action.type === 'use') use(store)
          return state
        },
        middleware: () => new rtk.Tuple() as never,
      })
      attempt(print, () => store.dispatch({ type: 'use' }))
    }
  },
  subscribers: ({ rtk }, print) => {
    const store = rtk.configureStore({ reducer: counter })
    let calls = 0
    const end = store.subscribe(() => (calls += 1))
    store.dispatch({ type: 'nothing' })
    store.dispatch({ type: 'added' })
    end()
    end()
    store.dispatch({ type: 'added' })
    print(calls, store.getState())
    attempt(print, () => store.subscribe('x' as never))
  },
  observers: ({ rtk }, print) => {
    const store: any = rtk.configureStore({ reducer: counter })
    const observable = store[(Symbol as any).observable ?? '@@observable']()
    const seen: unknown[] = []
    const { unsubscribe } = observable.subscribe({ next: (value: unknown) => seen.push(value) })
    store.dispatch({ type: 'added' })
    unsubscribe()
    store.dispatch({ type: 'added' })
    print(seen)
    attempt(print, () => observable.subscribe(null))
  },
  'options that make no sense': ({ rtk }, print) => {
    attempt(print, () => rtk.configureStore({} as never))
    attempt(print, () => rtk.configureStore({ reducer: counter, middleware: [] as never }))
    attempt(print, () => rtk.configureStore({ reducer: counter, enhancers: () => [5] as never }))
    attempt(print, () => rtk.configureStore({ reducer: counter, enhancers: () => [5, 6] as never }))
    attempt(print, () => rtk.configureStore({ reducer: counter, enhancers: () => 5 as never }))
    attempt(print, () => rtk.configureStore({ reducer: counter, enhancers: (() => [() => 5]) as never }))
    attempt(print, () => rtk.configureStore({ reducer: counter }).replaceReducer(5 as never))
  },
  'own middleware and enhancers, in their order': ({ rtk }, print) => {
    const logger = (name: string) => () => (next: any) => (action: any) => {
      print(name, action.type)
      const result = next(action)
      print(name, 'done')
      return result
    }
    const store: any = rtk.configureStore({
      reducer: counter,
      middleware: (get) => get().prepend(logger('first')).concat(logger('last')) as any,
      enhancers: ((get: any) =>
        (get() as any[]).concat((create: any) => (reducer: any, ...rest: unknown[]) => {
          print('creates', rest)
          const made = create((state: any, action: any) => Number(reducer(state, action)) + 100, ...rest)
          return { ...made, extra: true }
        })) as any,
    })
    store.dispatch({ type: 'added' })
    print(store.getState(), Object.keys(store as object))
  },
  'a store without states': ({ rtk }, print) => {
    const store = rtk.configureStore({ reducer: (() => undefined) as never })
    print(store.getState())
    store.replaceReducer((() => 5) as never)
    print(store.getState())
  },
  'several stores, more than are recorded': ({ rtk }, print) => {
    const stores = Array.from({ length: 12 }, () => rtk.configureStore({ reducer: counter }))
    for (const [index, store] of stores.entries()) store.dispatch({ type: 'added', payload: index })
    print(stores.map((store) => store.getState()))
  },
  'a store that was frozen by an enhancer': ({ rtk }, print) => {
    const store = rtk.configureStore({
      reducer: counter,
      enhancers: ((get: any) =>
        get().prepend(
          (create: any) =>
            (...values: unknown[]) =>
              Object.freeze(create(...values)),
        )) as never,
    })
    store.dispatch({ type: 'added' })
    print(store.getState(), Object.isFrozen(store))
  },
  queries: async ({ rtk, query }, print) => {
    const api = query.createApi({
      baseQuery: (arg: number) => (arg > 2 ? { error: { status: 404 } } : { data: [arg] }),
      endpoints: (build) => ({ seat: build.query<number[], number>({ query: (id) => id }) }),
    })
    const store = rtk.configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (get) => get().concat(api.middleware),
    })
    const first = store.dispatch(api.endpoints.seat.initiate(1))
    const { data, status, isSuccess } = await first
    print(data, status, isSuccess)
    first.unsubscribe()
    const { error } = await store.dispatch(api.endpoints.seat.initiate(3))
    print(error)
    store.dispatch(api.util.resetApiState())
  },
}

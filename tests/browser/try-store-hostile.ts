import { attacks, type Attack } from './attack'

/** Makes a store whose state is what an expression gives. The page then asks all that it can ask about it. */
const withState = (expression: string, more = '') =>
  `import { configureStore } from '@reduxjs/toolkit'\nconst state: any = ${expression}\nconst store = configureStore({ reducer: () => state, middleware: () => [] as never });\n${more}`

/** Makes a store, and dispatches what an expression gives. */
const withAction = (expression: string) =>
  `import { configureStore } from '@reduxjs/toolkit'\nconst store = configureStore({ reducer: (state: any = 0, action: any) => action.payload ?? state, middleware: () => [] as never })\nstore.dispatch(${expression})`

/** What the unit tests of `recorder/testing/values.test.ts` can't try: what never ends, what takes much memory, and forgeries. */
const STATES = attacks(
  {
    'a getter that never returns': '{ get value() { while (true) {} } }',
    'a proxy whose traps throw':
      'new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 }, getPrototypeOf() { throw 3 }, getOwnPropertyDescriptor() { throw 4 } })',
    'a proxy that never ends': '({ inner: new Proxy({}, { ownKeys() { while (true) {} } }) })',
    'a proxy of a proxy of a proxy':
      'Array.from({ length: 5000 }).reduce((inner: any) => new Proxy(inner, {}), {})',
    'a proxy with ever more keys':
      'new Proxy({}, { ownKeys: () => Array.from({ length: 1e6 }, (_, index) => `k${index}`), getOwnPropertyDescriptor: () => ({ value: state, enumerable: true, configurable: true }) })',
    'lists that double': 'Array.from({ length: 40 }).reduce((inner: any) => [inner, inner], 1)',
    'a list of a million objects':
      'Array.from({ length: 1e6 }, (_, index) => ({ index, deep: { deep: {} } }))',
    'keys that are very long': "{ ['k'.repeat(10_000_000)]: 1 }",
    'toJSON that throws':
      "{ toJSON() { throw new Error('json') }, toString() { throw 1 }, [Symbol.toPrimitive]() { throw 2 } }",
    'an inspection that throws':
      "{ [Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('seen') }, get [Symbol.toStringTag]() { throw 1 } }",
    'a map of maps of itself':
      '(() => { const map = new Map(); map.set(map, map); map.entries = () => { throw 1 }; return { map } })()',
    'a class whose name is a trap':
      '(() => { class Trap {} ; Object.defineProperty(Trap, "name", { get() { throw 1 } }); return new Trap() })()',
    'a subclass of everything':
      '[class extends Array {}, class extends Map {}, class extends Promise<any> {}, class extends Error {}].map((Kind: any) => { try { return new Kind(() => 0) } catch (error) { return error } })',
    'a buffer of half a gigabyte': 'new Uint8Array(2 ** 29)',
    'what looks like an answer':
      "{ kind: 'object', entries: [['a', { kind: 'text', text: '<img src=x onerror=alert(1)>' }]], more: -1, id: 1, error: 'x' }",
    HTML: "{ '<script>document.title = 1</script>': '<img src=\"URL/image\">' }",
    'what looks like a cache':
      "{ api: { queries: new Proxy({}, { ownKeys: () => ['a'], get() { while (true) {} } }), provided: { keys: { a: [{ get type() { throw 1 } }] } }, subscriptions: { a: 5 }, config: { reducerPath: 'api', middlewareRegistered: true } } }",
    'a cache with strange entries':
      "{ api: { queries: { a: null, b: 5, c: { status: {}, endpointName: () => 0, fulfilledTimeStamp: NaN, data: 1n }, ['d'.repeat(1e6)]: { status: 'fulfilled' } }, provided: {}, subscriptions: { c: { length: 1e9 } }, config: { reducerPath: 'api', middlewareRegistered: true } } }",
  },
  'a state: ',
  withState,
)

const ACTIONS = attacks(
  {
    'a meta that never returns': "{ type: 'x', meta: { get requestStatus() { while (true) {} } } }",
    'a request that is no text':
      "{ type: 'x', meta: { requestStatus: 'pending', requestId: { toString() { throw 1 } }, arg: { endpointName: 'x', originalArgs: globalThis } } }",
    'the global object': "{ type: 'x', payload: globalThis }",
    itself: "(() => { const action: any = { type: 'x' }; action.payload = action; return action })()",
    'a store': "{ type: 'x', payload: configureStore({ reducer: () => 0 }) }",
  },
  'an action: ',
  withAction,
)

const RECORDERS = attacks(
  {
    'a reducer that throws what can’t be written': withState(
      '0',
      'store.replaceReducer(() => { throw { get message() { throw 1 }, get stack() { throw 2 } } })',
    ),
    'a reducer that never ends when it is asked again':
      "import { configureStore } from '@reduxjs/toolkit'\nlet count = 0\nconst store = configureStore({ reducer: () => { if (++count > 3) while (true) {}; return count }, middleware: () => [] as never })\nstore.dispatch({ type: 'a' })\nstore.dispatch({ type: 'b' })",
    'a hundred thousand actions': withState(
      '0',
      "for (let count = 0; count < 100_000; count += 1) store.dispatch({ type: 'a', count })",
    ),
    'a hundred stores':
      "import { configureStore } from '@reduxjs/toolkit'\nfor (let count = 0; count < 100; count += 1) configureStore({ reducer: () => 0, devTools: { name: 'x'.repeat(1e6) } })",
    'a name that is a trap':
      "import { configureStore } from '@reduxjs/toolkit'\nconfigureStore({ reducer: () => 0, devTools: { get name() { throw new Error('name') } } as never })",
    'another JSON': withState(
      '0',
      '(globalThis as any).JSON = null; (Object.prototype as any).toJSON = () => 1; (Array.prototype as any).toJSON = () => { throw 1 }',
    ),
    'other arrays': withState(
      '[1]',
      "store.dispatch({ type: 'a' }); Array.prototype.push = Array.prototype.slice = Array.prototype.map = () => { throw new Error('patched') }",
    ),
    'another Date and other objects': withState(
      '0',
      "(globalThis as any).Date = null; Object.keys = Object.entries = () => { throw 1 } ; store.dispatch({ type: 'a' })",
    ),
    'stacks that are traps': withState(
      '0',
      "(Error as any).prepareStackTrace = () => { while (true) {} }; store.dispatch({ type: 'a' })",
    ),
    'a stack limit that throws': withState(
      '0',
      "Object.defineProperty(Error, 'stackTraceLimit', { get() { throw 1 }, set() { throw 2 } }); store.dispatch({ type: 'a' })",
    ),
    'a frozen store': withState('0', "Object.freeze(store); store.dispatch({ type: 'a' })"),
    'a dispatch that is a trap': withState('0', 'store.dispatch = (() => { while (true) {} }) as never'),
    'forged questions': withState(
      '0',
      "for (let id = 0; id < 99; id += 1) dispatchEvent(new MessageEvent('message', { data: { type: 'ask', question: { id, store: 0, ask: 'dispatch', text: 'hacked()' } } }))",
    ),
    'what looks for the Redux DevTools':
      'console.log(Object.getOwnPropertyNames(globalThis).filter((name) => name.includes("REDUX")).length); await import("@reduxjs/toolkit"); console.log(Object.getOwnPropertyNames(globalThis).filter((name) => name.includes("REDUX")).length)',
  },
  'a store: ',
)

/** What makes the recorder of stores trip, or the page that asks it. */
export const STORES: readonly Attack[] = [...STATES, ...ACTIONS, ...RECORDERS]

/** Those that keep a thread busy or take much memory, at the latest when the page asks. */
export const HEAVY_STORES: readonly string[] = [
  'a state: a list of a million objects',
  'a state: lists that double',
  'a state: a buffer of half a gigabyte',
  'a state: a proxy with ever more keys',
  'a state: keys that are very long',
  'a store: a reducer that never ends when it is asked again',
  'a store: a hundred thousand actions',
  'a store: a hundred stores',
  'a store: stacks that are traps',
  'a store: a dispatch that is a trap',
]

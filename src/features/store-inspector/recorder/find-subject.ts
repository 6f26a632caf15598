import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

import { attempt } from '../shared/attempt'
import type { ReadingHost } from './host'
import type { NamedValue } from './named-values'
import type { AnyStore } from './recording'
import { ANYTHING, copyData, writeCode, writeKey } from './write-code'

/** What a test does with a store. */
export interface Scene {
  actions: readonly UnknownAction[]
  /** The states before and after them. */
  start: unknown
  end: unknown
  /** The parts of the state that are other ones at the end; none if the state has no parts. */
  keys: readonly string[]
}

/** What a test makes its store of. */
export interface Subject {
  imports: readonly NamedValue[]
  /** Writes what makes the store, with the names of what is imported. */
  write: (names: readonly string[]) => string
  /** How the state is expected: as a whole, or in parts, which its type may not know. */
  expects: 'all' | 'parts' | 'properties'
}

/** A reducer among the names. */
interface NamedReducer {
  origin: NamedValue
  reducer: Reducer<unknown>
  isSlice: boolean
}

/** A reducer that computes a part of the state. */
interface Part extends NamedReducer {
  /** Absent of the whole state. */
  key?: string | undefined
}

const INIT = { type: '@@INIT' }
const MAKER = /^(?:make|create|setup|configure|build|init|new)\w*Store$/i

/** Makes what finds the subject of a test among the names of files. What the test expects, the subject has computed here. */
export function createSubjectFinder(host: ReadingHost, { actions, start, end, keys }: Scene) {
  const { own, getKeys } = host
  const write = (value: unknown, indent = '  '): string => writeCode(copyData(value, host, ANYTHING), indent)
  const gives = (expected: unknown, compute: () => unknown): boolean =>
    attempt(() => write(compute()) === write(expected)) ?? false

  function asReducer(origin: NamedValue): NamedReducer[] {
    const { name, value } = origin
    const reducer = own(value, 'reducer') as Reducer<unknown> | undefined
    if (typeof reducer === 'function') return [{ origin, reducer, isSlice: true }]
    if (typeof value !== 'function') return []
    const isSlice = Object.hasOwn(value, 'getInitialState')
    const names = [name, String(own(value, 'name'))]
    // Other functions of the sample aren't called: they may do anything.
    const isReducer = isSlice || names.some((one) => /reducer|combination/i.test(one) || keys.includes(one))
    return isReducer ? [{ origin, reducer: value as Reducer<unknown>, isSlice }] : []
  }

  /** @param key - undefined for the whole state */
  const getPart = (state: unknown, key: string | undefined): unknown =>
    key === undefined ? state : own(state, key)

  function findPart(all: readonly NamedReducer[], key?: string): Part | undefined {
    const fitting = all.filter(({ reducer }) =>
      gives(getPart(end, key), () =>
        // A slice that was added later begins with its own state.
        actions.reduce(
          (state, action) => reducer(state, action),
          getPart(start, key) ?? reducer(undefined, INIT),
        ),
      ),
    )
    const named = fitting.find(({ origin: { name, value } }) =>
      [name, own(value, 'reducerPath'), own(value, 'name')].includes(key),
    )
    const found = named ?? fitting[0]
    return found && { ...found, key }
  }

  function findReducers(names: readonly NamedValue[]): Subject | undefined {
    const all = names.flatMap(asReducer)
    const root = findPart(all)
    if (root) return { ...configured([root]), expects: root.isSlice ? 'all' : 'properties' }
    const parts = keys.flatMap((key) => findPart(all, key) ?? [])
    return parts.length > 0 && parts.length === keys.length ? configured(parts) : undefined
  }

  /** Whether a reducer begins with the state that its part had. */
  function isFresh({ key, reducer }: Part): boolean {
    const begun = getPart(start, key)
    if (begun === undefined) return true
    if (key !== undefined || keys.length === 0) return gives(begun, () => reducer(undefined, INIT))
    return getKeys(begun).every((one) => gives(own(begun, one), () => own(reducer(undefined, INIT), one)))
  }

  function configured(parts: readonly Part[]): Subject {
    const isWhole = parts.some(({ key }) => key === undefined)
    const join = (texts: readonly (readonly [key: string | undefined, text: string])[]): string =>
      isWhole
        ? texts.map(([, text]) => text).join('')
        : `{ ${texts.map(([key = '', text]) => `${writeKey(key)}: ${text}`).join(', ')} }`
    const others = parts.filter((part) => !isFresh(part))
    return {
      imports: parts.map(({ origin }) => origin),
      expects: 'parts',
      write: (names) => {
        const getReducer = ({ origin }: Part, index: number): string =>
          `${names[index]}${typeof origin.value === 'function' ? '' : '.reducer'}`
        const reducers = join(parts.map((part, index) => [part.key, getReducer(part, index)]))
        if (others.length === 0) return `configureStore({ reducer: ${reducers} })`
        // With one reducer, the types leave it open where the state comes from.
        const one = isWhole ? reducers : `combineReducers(${reducers})`
        const state = join(others.map(({ key }) => [key, write(getPart(start, key), '    ')]))
        return `configureStore({\n    reducer: ${one},\n    preloadedState: ${state} as never,\n  })`
      },
    }
  }

  /** A function is asked for a store, which then does what it does in the test. */
  function findMaker(names: readonly NamedValue[]): Subject | undefined {
    const parts = keys.length > 0 ? keys : [undefined]
    const read = (state: unknown): unknown => parts.map((key) => getPart(state, key))
    const maker = names.find(({ name, value }) => {
      if (!MAKER.test(name) || typeof value !== 'function' || value.length > 0) return false
      return gives([read(start), read(end)], () => {
        const store = (value as () => AnyStore)()
        const begun = read(store.getState())
        for (const action of actions) store.dispatch(action)
        return [begun, read(store.getState())]
      })
    })
    return maker && { imports: [maker], expects: 'properties', write: ([name]) => `${name}()` }
  }

  return { findReducers, findMaker, write }
}

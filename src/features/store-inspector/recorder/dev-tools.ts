import type { StoreEnhancerStoreCreator } from '@reduxjs/toolkit'

import { INSPECTOR_LIMITS } from '../protocol/messages'
import { cut } from '../shared/cut'
import type { RecorderHost } from './host'
import { ownReader } from '../shared/own'
import { createRecorder, type AnyStore, type Recording } from './recording'

type Enhancer = (createStore: StoreEnhancerStoreCreator) => (...values: unknown[]) => AnyStore

/** What `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__` is: it gets options, and gives what composes enhancers; or it gets enhancers. */
export type ComposeWithDevTools = (...values: unknown[]) => unknown

/**
 * Makes what `configureStore` takes for the extension of a browser. Each store that it is asked for is recorded, up to the limit.
 *
 * @param recordings - gets them, in the order in which the stores are made
 */
export function createDevTools(recordings: Recording[], host: RecorderHost): ComposeWithDevTools {
  const { own } = ownReader(host.unwrap)

  function composeEnhancers(options: unknown, enhancers: unknown[]): unknown {
    const composed: unknown = host.redux().compose(...(enhancers as never[]))
    // The library says what is wrong with it.
    return typeof composed === 'function' ? record(composed as Enhancer, own(options, 'name')) : composed
  }

  function record(enhance: Enhancer, name: unknown): Enhancer {
    return (createStore) => {
      if (recordings.length >= INSPECTOR_LIMITS.stores) return enhance(createStore)
      const { recording, watchReducer, takeStore } = createRecorder(nameOf(name), host)
      const create = enhance(watchReducer(createStore))
      if (typeof create !== 'function') return create
      return (...values) => {
        const store = create(...values)
        if (takeStore(store)) recordings.push(recording)
        return store
      }
    }
  }

  function nameOf(name: unknown): string {
    if (typeof name === 'string' && name !== '') return cut(name, INSPECTOR_LIMITS.type)
    const test = host.testOf?.()
    if (test !== undefined) return cut(test, INSPECTOR_LIMITS.type)
    return recordings.length === 0 ? 'Store' : `Store ${recordings.length + 1}`
  }

  return (...values) => {
    const [first] = values
    if (values.length === 0) return undefined
    if (typeof first === 'object') return (...enhancers: unknown[]) => composeEnhancers(first, enhancers)
    return composeEnhancers(undefined, values)
  }
}

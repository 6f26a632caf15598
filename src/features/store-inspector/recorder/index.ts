import type { StoreEnhancerStoreCreator } from '@reduxjs/toolkit'

import { INSPECTOR_LIMITS, type Question, type StoreSummary } from '../protocol/messages'
import { createAnswerer } from './answers'
import type { RecorderHost } from './host'
import { createQueryWatch, type WatchedApi, type WatchQueries } from './queries'
import { createRows } from './rows'
import { createWorkLog, type WorkLog } from './work'
import { type AnyStore, type Recording, createRecorder } from './recording'
import { cut } from '../shared/words'
import { ownReader } from '../shared/own'

export type { RecorderHost, WaitingTimer } from './host'
export { RevokedProxy } from './describe'

/** Records the stores of a run. */
export interface StoreRecorder {
  /** What `configureStore` must find as `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__`. */
  devTools: ComposeWithDevTools
  /** What is put around the middleware of RTK Query. */
  watchQueries: WatchQueries
  /** What selectors call when they are computed. */
  watchSelector: WorkLog['watchSelector']
  /** Notes that a component has rendered. */
  addWork: WorkLog['add']
  /** What the sample dispatches to. */
  stores: () => AnyStore[]
  summaries: () => StoreSummary[]
  /** Answers a question with JSON, whatever a store holds. */
  ask: (question: Question) => Promise<string>
}

/** How much of what was asked for is answered, until the answer is short enough. */
const SHARES = [1, 0.3, 0.05] as const

const TOO_LONG = 'The answer would be too long.'

// Whoever redefines it changes nothing here.
const { stringify } = JSON

/** Opens what records the stores of a run. */
export function openRecorder(host: RecorderHost): StoreRecorder {
  const recordings: Recording[] = []
  const apis: WatchedApi[] = []
  const rows = createRows(host)
  const work = createWorkLog(host, rows, () => recordings.map(({ history }) => history.range()?.last))
  const { answer } = createAnswerer({ recordings, apis, work, rows, host })

  async function answerTo(question: Question): Promise<string> {
    const { id, ask } = question
    for (const share of SHARES) {
      const text = stringify({ id, ask, ...(await answer(question, share)) })
      if (text.length <= INSPECTOR_LIMITS.answer) return text
    }
    throw new Error(TOO_LONG)
  }

  return {
    devTools: createDevTools(recordings, host),
    watchQueries: createQueryWatch(apis, host, (action, getState) =>
      recordings.some((recording) => recording.isReadBy(getState) && recording.isOfPast(action)),
    ),
    watchSelector: work.watchSelector,
    addWork: work.add,
    stores: () => recordings.map(({ store }) => store()),
    summaries: () =>
      recordings.map(({ name, history, version, shown }, store) => ({
        store,
        name,
        ...(history.range() ?? { first: 0, last: 0 }),
        version,
        ...(shown !== undefined && { shown }),
      })),
    async ask(question) {
      try {
        return await answerTo(question)
      } catch (error) {
        return stringify({ id: question.id, error: host.getMessage(error).slice(0, INSPECTOR_LIMITS.text) })
      }
    },
  }
}

type Enhancer = (createStore: StoreEnhancerStoreCreator) => (...values: unknown[]) => AnyStore

/** What `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__` is: it gets options, and gives what composes enhancers; or it gets enhancers. */
type ComposeWithDevTools = (...values: unknown[]) => unknown

/**
 * Makes what `configureStore` takes for the extension of a browser. Each store that it is asked for is recorded, up to the limit.
 *
 * @param recordings - gets them, in the order in which the stores are made
 */
function createDevTools(recordings: Recording[], host: RecorderHost): ComposeWithDevTools {
  const { own } = ownReader(host.unwrap)

  function composeEnhancers(options: unknown, enhancers: unknown[]): unknown {
    const composed: unknown = host.redux().compose(...(enhancers as never[]))
    // The library says what is wrong with it.
    return typeof composed === 'function' ? record(composed as Enhancer, own(options, 'name')) : composed
  }

  function record(enhance: Enhancer, name: unknown): Enhancer {
    return (createStore) => {
      if (recordings.length >= INSPECTOR_LIMITS.stores) return enhance(createStore)
      const { recording, watchReducer, takeStore } = createRecorder(getName(name), host)
      const create = enhance(watchReducer(createStore))
      if (typeof create !== 'function') return create
      return (...values) => {
        const store = create(...values)
        if (takeStore(store)) recordings.push(recording)
        return store
      }
    }
  }

  function getName(name: unknown): string {
    if (typeof name === 'string' && name !== '') return cut(name, INSPECTOR_LIMITS.type)
    const test = host.getTest?.()
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

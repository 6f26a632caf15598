import { INSPECTOR_LIMITS, type Question, type StoreSummary } from '../protocol/messages'
import { createAnswerer } from './answers'
import { withReader, type ReadingHost, type RecorderHost } from './host'
import { createQueryWatch, type WatchedApi } from './queries'
import { createRows } from './rows'
import { createWorkLog } from './work'
import { createRecorder, type CreateStore, type Recording } from './recording'
import { cut } from '../shared/words'

export type { RecorderHost, WaitingTimer } from './host'
export { RevokedProxy } from './describe'

/** Records the stores of a run. */
export type StoreRecorder = ReturnType<typeof openRecorder>

/** How much of what was asked for is answered, until the answer is short enough. */
const SHARES = [1, 0.3, 0.05] as const

// Whoever redefines it changes nothing here.
const { stringify } = JSON

/** Opens what records the stores of a run. */
export function openRecorder(place: RecorderHost) {
  const host = withReader(place)
  const recordings: Recording[] = []
  const apis: WatchedApi[] = []
  const rows = createRows(host)
  const work = createWorkLog(host, rows, () => recordings.map(({ history }) => history.range().last))
  const answer = createAnswerer({ recordings, apis, work, rows, host })

  return {
    /** What `configureStore` must find as `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__`. */
    devTools: createDevTools(recordings, host),
    /** What is put around the middleware of RTK Query. */
    watchQueries: createQueryWatch(apis, host, (action, getState) =>
      recordings.some((recording) => recording.isReadBy(getState) && recording.isOfPast(action)),
    ),
    /** What selectors call when they are computed. */
    watchSelector: work.watchSelector,
    /** Notes that a component has rendered. */
    addWork: work.add,
    /** What the sample dispatches to. */
    stores: () => recordings.map(({ store }) => store()),
    summaries: (): StoreSummary[] =>
      recordings.map(({ name, history, version, shown }, store) => ({
        store,
        name,
        ...history.range(),
        version,
        ...(shown !== undefined && { shown }),
      })),
    /** Answers a question with JSON, whatever a store holds. */
    async ask(question: Question): Promise<string> {
      const { id, ask } = question
      try {
        for (const share of SHARES) {
          const text = stringify({ id, ask, ...(await answer(question, share)) })
          if (text.length <= INSPECTOR_LIMITS.answer) return text
        }
        return stringify({ id, error: 'The answer would be too long.' })
      } catch (error) {
        return stringify({ id, error: host.getMessage(error).slice(0, INSPECTOR_LIMITS.text) })
      }
    },
  }
}

type Enhancer = (createStore: CreateStore) => CreateStore

/**
 * Makes what `configureStore` takes for the extension of a browser: it gets options, and gives what composes enhancers; or it gets
 * enhancers. Each store that it is asked for is recorded, up to the limit.
 *
 * @param recordings - gets them, in the order in which the stores are made
 */
function createDevTools(recordings: Recording[], host: ReadingHost): (...values: unknown[]) => unknown {
  function composeEnhancers(options: unknown, enhancers: unknown[]): unknown {
    const composed: unknown = host.redux().compose(...(enhancers as never[]))
    // The library says what is wrong with it.
    return typeof composed === 'function' ? record(composed as Enhancer, host.own(options, 'name')) : composed
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
    const known = typeof name === 'string' && name !== '' ? name : host.getTest?.()
    if (known !== undefined) return cut(known, INSPECTOR_LIMITS.type)
    return recordings.length === 0 ? 'Store' : `Store ${recordings.length + 1}`
  }

  return (...values) => {
    const [first] = values
    if (values.length === 0) return undefined
    if (typeof first === 'object') return (...enhancers: unknown[]) => composeEnhancers(first, enhancers)
    return composeEnhancers(undefined, values)
  }
}

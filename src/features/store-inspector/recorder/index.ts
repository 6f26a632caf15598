import { INSPECTOR_LIMITS, type Question, type StoreSummary } from '../protocol/messages'
import { createAnswerer } from './answers'
import { createDevTools, type ComposeWithDevTools } from './dev-tools'
import type { RecorderHost } from './host'
import type { AnyStore, Recording } from './recording'

export type { RecorderHost, WaitingTimer } from './host'
export { RevokedProxy } from './describe'

/** Records the stores of a run. */
export interface StoreRecorder {
  /** What `configureStore` must find as `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__`. */
  devTools: ComposeWithDevTools
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
  const { answer } = createAnswerer(recordings, host)

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
        return stringify({ id: question.id, error: host.messageOf(error).slice(0, INSPECTOR_LIMITS.text) })
      }
    },
  }
}

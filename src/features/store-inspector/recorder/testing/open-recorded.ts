import { types } from 'node:util'

import type { ActionRow, Asker, Cache, QuestionBody } from '../../protocol/messages'
import { readAnswer } from '../../protocol/read-answer'
import type { Described } from '../../shared/described'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import { openRecorder, RevokedProxy, type RecorderHost, type StoreRecorder } from '..'
import * as lateAnswers from '../late-answers'
import { openLibraries, type Libraries } from './libraries'

/** Libraries whose stores are recorded. */
export interface Recorded extends Libraries {
  recorder: StoreRecorder
  host: RecorderHost
  /** Asks as the page does, and rejects as it does. */
  ask: Asker
  rows: (store?: number) => Promise<ActionRow[]>
  /** The state after an action. */
  after: (action: number, store?: number) => Promise<Described>
  caches: () => Promise<readonly Cache[]>
  /** Whether requests and time stand still. */
  isHalted: () => boolean
}

/** Opens libraries with a recorder, at a place that tests can change. */
export async function openRecorded(
  more: Partial<RecorderHost> = {},
  environment: TryEnvironment = 'development',
): Promise<Recorded> {
  let isHalted = false
  const made: { libraries?: Libraries } = {}
  const host = fakeHost(() => made.libraries?.redux as Libraries['redux'], {
    halt: () => {
      isHalted = true
      return Promise.resolve(() => {
        isHalted = false
      })
    },
    ...more,
  })
  const recorder = openRecorder(host)
  const libraries = await openLibraries(environment, recorder)
  made.libraries = libraries
  const ask = getAsker(recorder)
  return {
    ...libraries,
    recorder,
    host,
    ask,
    rows: async (store = 0) => [...(await ask({ ask: 'actions', store, from: 0 })).rows],
    after: async (action, store = 0) => (await ask({ ask: 'moment', store, action })).after,
    caches: async () => (await ask({ ask: 'caches', store: 0 })).caches,
    isHalted: () => isHalted,
  }
}

/** What a described value would be as JSON, with texts for what isn't. */
export function plain(described: Described): unknown {
  if (typeof described !== 'object' || described === null) return described
  if (described.kind === 'text') return described.text
  if (described.kind === 'array') return described.items.map(plain)
  return Object.fromEntries(described.entries.map(([key, value]) => [key, plain(value)]))
}

const Evaluate = Function as unknown as new (text: string) => () => unknown

/** A place where samples run, which tests can change. */
export function fakeHost(redux: RecorderHost['redux'], more: Partial<RecorderHost> = {}): RecorderHost {
  return {
    now: () => 0,
    origin: 0,
    timers: () => [],
    unwrap(value) {
      if (types.isProxy(value) && isRevoked(value)) throw new RevokedProxy()
      return value
    },
    getMessage: (error) => (error instanceof Error ? error.message : String(error)),
    getPlaces: () => [],
    redux,
    quietly: (call) => call(),
    getPlaceOf: () => undefined,
    getRequester: () => undefined,
    getFiles: () => new Map(),
    getModules: () => new Map(),
    load: () => lateAnswers,
    // What a sample sees of its own names, the browser's tests show.
    evaluate: (text) => new Evaluate(`return (${text}\n)`)(),
    isOver: () => true,
    goOn: () => undefined,
    onChange: () => undefined,
    ...more,
  }
}

function isRevoked(value: unknown): boolean {
  try {
    Array.isArray(value)
    return false
  } catch {
    return true
  }
}

/** Asks a recorder as the page does, and rejects as it does. */
export function getAsker(recorder: StoreRecorder): Asker {
  let count = 0
  const ask = async (body: QuestionBody): Promise<unknown> => {
    count += 1
    const answer = readAnswer(await recorder.ask({ ...body, id: count }))
    if (!answer) throw new Error('This is no answer.')
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer
  }
  return ask as Asker
}

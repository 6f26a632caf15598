import { types } from 'node:util'

import type { Asker, QuestionBody } from '../../protocol/messages'
import { readAnswer } from '../../protocol/read-answer'
import { RevokedProxy, type RecorderHost, type StoreRecorder } from '..'

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
    messageOf: (error) => (error instanceof Error ? error.message : String(error)),
    placesOf: () => [],
    redux,
    quietly: (call) => call(),
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
export function askerOf(recorder: StoreRecorder): Asker {
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

import type { Answers, LateQuestion } from '../protocol/messages'
import type { describeValue } from './describe'
import { exportHistory } from './export'
import type { RecorderHost } from './host'
import { importHistory } from './import'
import type { Recording } from './recording'
import type { Rows } from './rows'
import { takeSnapshot } from './snapshot'
import { writeTest } from './write-test'

/** What late answers need of the recorder. */
export interface LateKnown {
  recordings: Recording[]
  recording: Recording
  rows: Rows
  host: RecorderHost
  /** That of the recorder, which knows what `unwrap` throws: a script of its own would have another class of errors. */
  describeValue: typeof describeValue
  /** How much of an answer may be used. */
  share: number
}

/**
 * Answers what only a press of a button asks. This is a script of its own, which the page fetches at the first such press: no editor
 * loads it otherwise. It is evaluated behind the sample, so what that has redefined can break these answers, and no others.
 *
 * @throws Error with what the page says instead of an answer
 */
export function answerLate(question: LateQuestion, known: LateKnown): Answers[LateQuestion['ask']] {
  const { recording, host } = known
  switch (question.ask) {
    case 'snapshot':
      return takeSnapshot(known)
    case 'export':
      return exportHistory(known)
    case 'import':
      return { actions: importHistory(recording, question.text, host) }
    case 'test':
      return writeTestFor(question.actions, known)
  }
}

/** Stores that are made on trial aren't recorded. */
function writeTestFor(ids: readonly number[], { recordings, recording, host }: LateKnown): Answers['test'] {
  const { length } = recordings
  try {
    return host.quietly(() => writeTest(recording, ids, host))
  } finally {
    recordings.length = length
  }
}

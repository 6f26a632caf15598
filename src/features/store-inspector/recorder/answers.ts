import {
  INSPECTOR_LIMITS,
  type ActionRow,
  type Answers,
  type LateQuestion,
  type Question,
} from '../protocol/messages'
import type { Described } from '../shared/described'
import { readCaches } from './caches'
import type { WatchedApi } from './queries'
import { findReason } from './stories'
import { describeValue } from './describe'
import { createFinder } from './find'
import type { Moment } from './history'
import type { RecorderHost } from './host'
import type { Recording } from './recording'
import type { Rows } from './rows'
import type { WorkLog } from './work'

/** What answers the page. */
export interface Answerer {
  /** @throws Error with what the page says instead of an answer */
  answer: (question: Question, share: number) => Answers[keyof Answers] | Promise<Answers[keyof Answers]>
}

const NO_STORE = 'There is no such store.'
const NOT_KEPT = 'This action isn’t kept any more.'
const NO_SCREEN = 'Only a screen can show the past.'
const RUNNING = 'The sample is still running.'
const IN_THE_PAST = 'Go back to now first: the past is shown.'
const NO_ACTION = "This is no action: an object such as { type: '…' }, or a call of an action creator."
const FIRST_ACTION = 'The first action makes the state.'
/** Characters of a described value: three of them, written as JSON, are one answer. */
const CHARACTERS = 120_000

type LateAnswer = Answers[LateQuestion['ask']]

/** What is known of a run. */
interface Known {
  recordings: Recording[]
  apis: readonly WatchedApi[]
  work: WorkLog
  rows: Rows
  host: RecorderHost
}

/** Makes what answers questions about the stores of a run. */
export function createAnswerer({ recordings, apis, work, rows, host }: Known): Answerer {
  /** Lets time and requests go on; there while the past of any store is shown. */
  let goOn: (() => void) | undefined

  function assertOver(): void {
    if (!host.isOver()) throw new Error(RUNNING)
  }

  function assertNow(): void {
    if (recordings.some(({ shown }) => shown !== undefined)) throw new Error(IN_THE_PAST)
  }

  function getStore({ store }: Question): Recording {
    const recording = recordings[store]
    if (!recording) throw new Error(NO_STORE)
    return recording
  }

  function getMoment({ history }: Recording, id: number): Moment {
    const moment = history.at(id)
    if (!moment) throw new Error(NOT_KEPT)
    return moment
  }

  function answerActions(recording: Recording, from: number): Answers['actions'] {
    const { first, last } = recording.history.range() ?? { first: 0, last: -1 }
    const found: ActionRow[] = []
    for (let id = Math.max(first, from); id <= last && found.length < INSPECTOR_LIMITS.rows; id += 1) {
      const moment = getMoment(recording, id)
      found.push(rows.getRow(moment, recording.places.getPlace(moment.entry)))
    }
    return { rows: found }
  }

  function answerMoment(recording: Recording, id: number, share: number): Answers['moment'] {
    const { entry, before, after } = getMoment(recording, id)
    const describe = (value: unknown): Described =>
      describeValue(value, host.unwrap, {
        nodes: Math.ceil(INSPECTOR_LIMITS.nodes * share),
        depth: INSPECTOR_LIMITS.depth,
        text: INSPECTOR_LIMITS.text,
        characters: Math.ceil(CHARACTERS * share),
      })
    const why = findReason(recording, apis, entry.action, host)
    return {
      ...(why && { why }),
      ...work.after(recordings.indexOf(recording), id),
      action: withType(describe(entry.action), rows.getType(entry.action)),
      before: describe(before),
      after: describe(after),
    }
  }

  function find({ history }: Recording, text: string): number[] {
    const isFound = createFinder(text, { host, rows })
    const { first, last } = history.range() ?? { first: 0, last: -1 }
    const found: number[] = []
    for (let id = Math.max(first, 1); id <= last; id += 1) {
      const moment = history.at(id)
      if (moment && isFound(moment)) found.push(id)
    }
    return found
  }

  async function show(recording: Recording, id: number | undefined): Promise<Answers['show']> {
    if (!host.halt) throw new Error(NO_SCREEN)
    assertOver()
    if (id !== undefined) {
      getMoment(recording, id)
      goOn ??= await host.halt()
    }
    recording.shown = id
    work.ignore()
    recording.apply()
    if (recordings.every(({ shown }) => shown === undefined)) {
      goOn?.()
      goOn = undefined
    }
    host.onChange()
    return {}
  }

  /** Changes what was recorded, and shows the application what follows from it. */
  function rewrite(recording: Recording, id: number, change: () => void): void {
    assertOver()
    getMoment(recording, id)
    if (id === 0) throw new Error(FIRST_ACTION)
    host.quietly(change)
    renew(recording)
  }

  function renew(recording: Recording): void {
    recording.version += 1
    work.ignore()
    recording.apply()
    host.onChange()
  }

  function switchAction(recording: Recording, id: number, isOff: boolean): Answers['switch'] {
    if (recording.history.at(id)?.isOff !== isOff) rewrite(recording, id, () => recording.history.toggle(id))
    return {}
  }

  function replace(recording: Recording, id: number, text: string | undefined): Answers['replace'] {
    const other = text === undefined ? undefined : { action: evaluate(text) }
    if (other && typeof other.action !== 'object') throw new Error(NO_ACTION)
    rewrite(recording, id, () => recording.history.replace(id, other))
    return {}
  }

  function evaluate(text: string): unknown {
    try {
      return host.evaluate(text)
    } catch (error) {
      throw new Error(host.getMessage(error))
    }
  }

  function dispatch(recording: Recording, text: string): Answers['dispatch'] {
    assertOver()
    assertNow()
    const action = evaluate(text)
    try {
      recording.store().dispatch(action as never)
    } catch (error) {
      throw new Error(host.getMessage(error))
    }
    host.goOn()
    return {}
  }

  function importFile(recording: Recording, answerNow: () => LateAnswer): LateAnswer {
    assertOver()
    assertNow()
    const answer = answerNow()
    work.forget(recordings.indexOf(recording))
    renew(recording)
    return answer
  }

  return {
    answer(question, share) {
      const recording = getStore(question)
      const answerLate = (asked: LateQuestion): LateAnswer =>
        host.load(asked.script).answerLate(asked, { recordings, recording, rows, host, share, describeValue })
      switch (question.ask) {
        case 'actions':
          return answerActions(recording, question.from)
        case 'moment':
          return answerMoment(recording, question.action, share)
        case 'find':
          return { ids: find(recording, question.text) }
        case 'caches': {
          const { action } = question
          const state = action === undefined ? recording.state() : getMoment(recording, action).after
          const isNow = action === undefined && recording.shown === undefined
          return { caches: readCaches(recording, state, { action, isNow, host, rows, apis }) }
        }
        case 'show':
          return show(recording, question.action)
        case 'switch':
          return switchAction(recording, question.action, question.isOff)
        case 'replace':
          return replace(recording, question.action, question.text)
        case 'dispatch':
          return dispatch(recording, question.text)
        case 'snapshot':
        case 'export':
          return answerLate(question)
        case 'test':
          assertOver()
          return answerLate(question)
        case 'import':
          return importFile(recording, () => answerLate(question))
      }
    },
  }
}

/** Redux's own actions have something random in their types, which the page needn't show. */
function withType(action: Described, type: string): Described {
  if (typeof action !== 'object' || action?.kind !== 'object' || !type.startsWith('@@')) return action
  return { ...action, entries: action.entries.map((entry) => (entry[0] === 'type' ? ['type', type] : entry)) }
}

import { INSPECTOR_LIMITS, type Answers, type Question } from '../protocol/messages'
import type { Described } from '../shared/described'
import { readCaches } from './caches'
import { findReason } from './stories'
import { createFinder } from './find'
import type { Moment } from './history'
import type { Recording } from './recording'
import type { RecordedRun } from './run'

/** Characters of a described value: three of them, written as JSON, are one answer. */
const CHARACTERS = 120_000

type Answer = Answers[keyof Answers]

/** What answers each question. `share` says how much of an answer may be used. */
type Answerers = {
  [Ask in keyof Answers]: (
    recording: Recording,
    question: Extract<Question, { ask: Ask }>,
    share: number,
  ) => Answers[Ask] | Promise<Answers[Ask]>
}

/**
 * Makes what answers questions about the stores of a run.
 *
 * @returns a function that throws an Error with what the page says instead of an answer
 */
export function createAnswerer(run: RecordedRun) {
  const { recordings, apis, work, rows, host } = run
  /** Lets time and requests go on; there while the past of any store is shown. */
  let goOn: (() => void) | undefined

  function assertOver(): void {
    if (!host.isOver()) throw new Error('The sample is still running.')
  }

  /** What changes the present needs it on the screen. */
  function assertNow(): void {
    assertOver()
    if (recordings.some(({ shown }) => shown !== undefined))
      throw new Error('Go back to now first: the past is shown.')
  }

  function getMoment({ history }: Recording, id: number): Moment {
    const moment = history.at(id)
    if (!moment) throw new Error('This action isn’t kept any more.')
    return moment
  }

  /** Shows the application what the history has for it. What then renders isn't noted. */
  function apply(recording: Recording): void {
    work.ignore()
    recording.apply()
  }

  /** Changes what was recorded, and shows the application what follows from it. */
  function rewrite(recording: Recording, id: number, change: () => void): Answers['switch'] {
    assertOver()
    getMoment(recording, id)
    if (id === 0) throw new Error('The first action makes the state.')
    host.quietly(change)
    renew(recording)
    return {}
  }

  function renew(recording: Recording): void {
    recording.version += 1
    apply(recording)
    host.onChange()
  }

  /** Calls what belongs to the sample, which may throw anything. */
  function call<Result>(code: () => Result): Result {
    try {
      return code()
    } catch (error) {
      throw new Error(host.getMessage(error))
    }
  }

  const answerers: Answerers = {
    actions({ history, places }, { from }) {
      const moments = history.list(from, INSPECTOR_LIMITS.rows)
      return { rows: moments.map((moment) => rows.getRow(moment, places.getPlace(moment.entry))) }
    },
    moment(recording, { action: id }, share) {
      const { entry, before, after } = getMoment(recording, id)
      const describe = (value: unknown): Described =>
        host.describe(value, {
          nodes: Math.ceil(INSPECTOR_LIMITS.nodes * share),
          depth: INSPECTOR_LIMITS.depth,
          text: INSPECTOR_LIMITS.text,
          characters: Math.ceil(CHARACTERS * share),
        })
      return {
        why: findReason(recording, entry.action, run),
        ...work.after(recordings.indexOf(recording), id),
        action: withType(describe(entry.action), rows.getType(entry.action)),
        before: describe(before),
        after: describe(after),
      }
    },
    find({ history }, { text }) {
      const isFound = createFinder(text, host, rows)
      const moments = history.list(1).filter(isFound)
      return { ids: moments.map(({ id }) => id) }
    },
    caches(recording, { action }) {
      const state = action === undefined ? recording.state() : getMoment(recording, action).after
      return { caches: readCaches(recording, state, run, action) }
    },
    async show(recording, { action: id }) {
      if (!host.halt) throw new Error('Only a screen can show the past.')
      assertOver()
      if (id !== undefined) {
        getMoment(recording, id)
        goOn ??= await host.halt()
      }
      recording.shown = id
      apply(recording)
      if (recordings.every(({ shown }) => shown === undefined)) {
        goOn?.()
        goOn = undefined
      }
      host.onChange()
      return {}
    },
    switch(recording, { action: id, isOff }) {
      const { history } = recording
      return history.at(id)?.isOff === isOff ? {} : rewrite(recording, id, () => history.toggle(id))
    },
    replace(recording, { action: id, text }) {
      const other = text === undefined ? undefined : { action: call(() => host.evaluate(text)) }
      if (other && typeof other.action !== 'object')
        throw new Error("This is no action: an object such as { type: '…' }, or a call of an action creator.")
      return rewrite(recording, id, () => recording.history.replace(id, other))
    },
    dispatch(recording, { text }) {
      assertNow()
      call(() => {
        const action = host.evaluate(text)
        recording.store().dispatch(action as never)
      })
      host.goOn()
      return {}
    },
    snapshot: ({ history }, { script }) => host.load(script).takeSnapshot(history, rows, host),
    export: ({ history }, { script }, share) => host.load(script).exportHistory(history, host, share),
    import(recording, { script, text }) {
      assertNow()
      const actions = host.load(script).importHistory(recording.history, text, host)
      for (const api of apis) if (recording.isReadBy(api.getState)) api.forget()
      work.forget(recordings.indexOf(recording))
      renew(recording)
      return { actions }
    },
    test(recording, { script, actions }) {
      assertOver()
      const { length } = recordings
      const { writeTest } = host.load(script)
      try {
        return host.quietly(() => writeTest(recording, actions, host))
      } finally {
        // Stores that are made on trial aren't recorded.
        recordings.length = length
      }
    },
  }

  return (question: Question, share: number): Answer | Promise<Answer> => {
    const recording = recordings[question.store]
    if (!recording) throw new Error('There is no such store.')
    return answerers[question.ask](recording, question as never, share)
  }
}

/** Redux's own actions have something random in their types, which the page needn't show. */
function withType(action: Described, type: string): Described {
  if (typeof action !== 'object' || action?.kind !== 'object' || !type.startsWith('@@')) return action
  return { ...action, entries: action.entries.map((entry) => (entry[0] === 'type' ? ['type', type] : entry)) }
}

import { INSPECTOR_LIMITS, type Answers } from '../protocol/messages'
import type { Described } from '../shared/described'
import type { History } from './history'
import type { ReadingHost } from './host'
import { copyData } from './write-code'

/** More than any file has: only what is nested very deep is cut. */
const ALL = { nodes: 1e6, depth: 100, text: 1e9, characters: 1e9 }

/**
 * Writes the history of a store as the Redux DevTools export one: the actions, and the state that they begin with. Those that are
 * switched off, and those at which a reducer threw, are left out: without them, the DevTools come to the same last state.
 * Where an answer has no room for all actions, the oldest ones are left out.
 *
 * @param share - how much of an answer may be used
 * @throws Error with a sentence for the reader where a value is too large
 */
export function exportHistory(history: History, host: ReadingHost, share: number): Answers['export'] {
  const write = (value: unknown): ReturnType<typeof writeJson> => {
    // It throws where there is more than any file has.
    copyData(value, host, undefined)
    return writeJson(host.describe(value, ALL))
  }
  const { first, last } = history.range()
  const actions: ReturnType<typeof writeJson>[] = []
  let left = 0
  // Which state the actions begin with is known only in the end.
  const states = [first, last].map((id) => write(history.stateAfter(id)).text.length)
  let room = INSPECTOR_LIMITS.answer * share - Math.max(...states)
  let from = last
  for (; from > first; from -= 1) {
    const moment = history.at(from)
    const written = !moment || moment.isOff || moment.entry.thrown ? undefined : write(moment.entry.action)
    // It will be a text in JSON.
    room -= written ? JSON.stringify(written.text).length : 0
    if (room < 0) break
    if (written) actions.unshift(written)
    else left += 1
  }
  const begun = write(history.stateAfter(from))
  return {
    payload: `[${actions.map(({ text }) => text).join()}]`,
    preloadedState: begun.text,
    actions: actions.length,
    older: from,
    left,
    inexact: actions.reduce((sum, { inexact }) => sum + inexact, begun.inexact),
  }
}

/** Writes JSON. What that doesn't have is written as the panel shows it, and counted. */
function writeJson(whole: Described): { text: string; inexact: number } {
  let inexact = 0

  function write(value: Described): string {
    if (value === null || typeof value !== 'object') return JSON.stringify(value)
    if (value.kind === 'text' || value.more !== undefined || ('name' in value && value.name !== undefined))
      inexact += 1
    if (value.kind === 'text') return JSON.stringify(value.text)
    if (value.kind === 'array') return `[${value.items.map(write).join()}]`
    const entries = value.entries.filter(([, part]) => !isUndefined(part))
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`).join()}}`
  }

  return { text: write(whole), inexact }
}

/**
 * Most actions have something that is undefined, such as their payload. As JSON, it is left out, and who reads it gets
 * `undefined` again; as a text, it would lead reducers astray.
 */
function isUndefined(value: Described): boolean {
  return typeof value === 'object' && value?.kind === 'text' && value.text === 'undefined'
}

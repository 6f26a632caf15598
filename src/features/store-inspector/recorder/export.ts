import type { Answers } from '../protocol/messages'
import type { Described } from '../shared/described'
import { describeValue } from './describe'
import type { RecorderHost } from './host'
import type { Recording } from './recording'

/** More than any file has: only what is nested very deep is cut. */
const ALL = { nodes: 1e9, depth: 100, text: 1e9, characters: 1e9 }

// Whoever redefines it changes nothing here.
const { stringify } = JSON

/**
 * Writes the history of a store as the Redux DevTools export one: the actions, and the state that they begin with. Those that are
 * switched off, and those at which a reducer threw, are left out: without them, the DevTools come to the same last state.
 *
 * @param share - how much of the actions is written, the latest ones
 */
export function exportHistory(
  { history }: Recording,
  { unwrap }: RecorderHost,
  share: number,
): Answers['export'] {
  const { first, last } = history.range() ?? { first: 0, last: 0 }
  const from = last - Math.floor((last - first) * share)
  const { write, getInexact } = createWriter(unwrap)
  const actions: string[] = []
  for (let id = from + 1; id <= last; id += 1) {
    const moment = history.at(id)
    if (moment && !moment.isOff && !moment.entry.thrown) actions.push(write(moment.entry.action))
  }
  return {
    payload: `[${actions.join()}]`,
    preloadedState: write(history.stateAfter(from)),
    actions: actions.length,
    older: from,
    left: last - from - actions.length,
    inexact: getInexact(),
  }
}

/** Makes what writes values as JSON. What JSON doesn't have becomes what the panel shows for it, and is counted. */
function createWriter(unwrap: RecorderHost['unwrap']) {
  let inexact = 0

  function writeDescribed(value: Described): string {
    if (value === null || typeof value !== 'object') return stringify(value)
    if (value.kind === 'text' || value.more !== undefined || ('name' in value && value.name !== undefined))
      inexact += 1
    if (value.kind === 'text') return stringify(value.text)
    if (value.kind === 'array') return `[${value.items.map(writeDescribed).join()}]`
    const entries = value.entries.filter(([, part]) => !isUndefined(part))
    return `{${entries.map(([key, part]) => `${stringify(key)}:${writeDescribed(part)}`).join()}}`
  }

  return {
    write: (value: unknown): string => writeDescribed(describeValue(value, unwrap, ALL)),
    getInexact: () => inexact,
  }
}

/**
 * Most actions have something that is undefined, such as their payload. As JSON, it is left out, and who reads it gets
 * `undefined` again; as a text, it would lead reducers astray.
 */
function isUndefined(value: Described): boolean {
  return typeof value === 'object' && value?.kind === 'text' && value.text === 'undefined'
}

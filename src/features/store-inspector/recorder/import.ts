import { INSPECTOR_LIMITS } from '../protocol/messages'
import { replay, type Entry, type History } from './history'
import type { RecorderHost } from './host'

/** What a file of the Redux DevTools holds. */
interface Saved {
  actions: readonly { action: unknown; isOff: boolean }[]
  /** The state that they begin with; absent if the file has none. */
  state?: { value: unknown }
}

type Fields = Readonly<Record<string, unknown>>

/** Levels of objects and arrays. */
const DEPTH = 100
/** The first action is that which makes the state. */
const MOST = INSPECTOR_LIMITS.actions - 1

const STRANGE =
  'This isn’t a Redux DevTools file: it has neither a “payload” with actions nor “actionsById” and “stagedActionIds”.'

/**
 * Replaces the history of a store by what the Redux DevTools have saved. The present reducer computes its states; nothing else of
 * the application hears of the actions.
 *
 * @returns how many actions there are
 * @throws Error with a sentence that says what is wrong with the file
 */
export function importHistory(history: History, text: string, host: RecorderHost): number {
  const { actions, state: saved } = readFile(text)
  const { start, reducer } = history.begin()
  if (saved) assertSameKind(saved.value, start)
  const getEntry = (action: unknown): Entry => ({ action, reducer, time: host.now(), trace: {} })
  host.quietly(() => {
    const init = getEntry({ type: '@@INIT' })
    // A slice that the file doesn't know gets its state.
    let state = saved ? replay(saved.value, init) : start
    history.clear(start)
    history.add(init, state)
    for (const { action, isOff } of actions) {
      const entry = getEntry(action)
      if (!isOff) state = replay(state, entry)
      history.add(entry, state, isOff)
    }
  })
  return actions.length
}

function readFile(text: string): Saved {
  const file = readJson(text, 'The file')
  if (Array.isArray(file)) return { actions: readActions(file) }
  if (!isFields(file)) throw new Error(STRANGE)
  if (!Object.hasOwn(file, 'payload')) return readLifted(file)
  const payload = readJson(file.payload, 'The “payload” of the file')
  const saved = Array.isArray(payload) ? { actions: readActions(payload) } : readLifted(payload)
  const { preloadedState = null } = file
  return preloadedState === null
    ? saved
    : { ...saved, state: { value: readJson(preloadedState, 'The “preloadedState” of the file') } }
}

/** Both a text and what it says are seen in such files. */
function readJson(value: unknown, what: string): unknown {
  let known = value
  try {
    if (typeof value === 'string') known = JSON.parse(value)
  } catch {
    throw new Error(`${what} isn’t JSON.`)
  }
  assertHarmless(known, 0)
  return known
}

function assertHarmless(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEPTH)
    throw new Error(
      `The file can’t be opened, because something in it is nested more than ${DEPTH} levels deep.`,
    )
  // A reducer that copies properties one by one would set a prototype.
  if (Object.hasOwn(value, '__proto__'))
    throw new Error('The file can’t be opened, because something in it is called “__proto__”.')
  for (const part of Object.values(value)) assertHarmless(part, depth + 1)
}

/** Reads the state of the DevTools themselves. What comes first of their actions has made the state. */
function readLifted(lifted: unknown): Saved {
  if (!isFields(lifted)) throw new Error(STRANGE)
  const { actionsById, stagedActionIds, skippedActionIds, computedStates, committedState } = lifted
  if (!isFields(actionsById) || !Array.isArray(stagedActionIds)) throw new Error(STRANGE)
  const ids = stagedActionIds.slice(1) as unknown[]
  const skipped = new Set<unknown>(Array.isArray(skippedActionIds) ? skippedActionIds : [])
  const getAction = (id: unknown): unknown => {
    const known = Object.hasOwn(actionsById, String(id)) ? actionsById[String(id)] : undefined
    return isFields(known) ? known.action : undefined
  }
  const actions = readActions(ids.map(getAction), (index) => skipped.has(ids[index]))
  const [computed] = Array.isArray(computedStates) ? (computedStates as unknown[]) : []
  const value = isFields(computed) && Object.hasOwn(computed, 'state') ? computed.state : committedState
  return { actions, ...(value !== undefined && { state: { value } }) }
}

function readActions(actions: readonly unknown[], isOff?: (index: number) => boolean): Saved['actions'] {
  if (actions.length > MOST)
    throw new Error(
      `The file has ${actions.length.toLocaleString('en-US')} actions, and at most ${MOST.toLocaleString('en-US')} can be shown.`,
    )
  return actions.map((action, index) => {
    if (!isFields(action) || typeof action.type !== 'string')
      throw new Error(`Action ${index + 1} of the file isn’t an object with a “type” that is a string.`)
    return { action, isOff: isOff?.(index) ?? false }
  })
}

/** A reducer that gets a state of another kind would say so in words that are about something else. */
function assertSameKind(saved: unknown, begun: unknown): void {
  if (begun === undefined || begun === null || getKind(saved) === getKind(begun)) return
  throw new Error(
    `The file belongs to another store: its state is ${getKind(saved)}, and the state here is ${getKind(begun)}.`,
  )
}

function getKind(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value === null) return 'null'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import {
  ActionCreators,
  instrument,
  type InstrumentExt,
  type LiftedState,
  type LiftedStore,
} from '@redux-devtools/instrument'
import type { Reducer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit'

/** What a store did, or what a reader had it do again. */
export interface Entry {
  /** For the instrument, whose actions have one. */
  type: string
  /** As it came to the reducer. */
  action: unknown
  /** The one that the store had at that time. */
  reducer: Reducer<unknown>
  time: number
  /** What the reducer threw. */
  thrown?: { error: unknown }
  /**
   * Where the store was called, and where its reducer was, if the store was called with something else. Their stacks are written
   * when somebody asks.
   */
  trace: { outer?: Error | undefined; inner?: Error | undefined }
}

/** An action of a history, with the states around it. */
export interface Moment {
  id: number
  entry: Entry
  before: unknown
  after: unknown
  isOff: boolean
}

/** The actions of a store and the states after them, which the instrument of the Redux DevTools holds. */
export interface History {
  /** Adds an action and the state after it. */
  add: (entry: Entry, state: unknown) => void
  /** The ids of the first action that is kept, and of the last one; undefined before the store is made. */
  range: () => { first: number; last: number } | undefined
  /** Finds an action; undefined if it isn't kept. */
  at: (id: number) => Moment | undefined
  /** The state that the application sees. */
  current: () => unknown
  /** Switches an action off or on, and calls the reducers for it and all that follow. */
  toggle: (id: number) => void
  /** Goes to an action; without one, to the last. */
  jump: (id?: number) => void
}

type Lifted = LiftedState<unknown, Entry, null>

/**
 * Makes a history. An action is added where the application's own store has computed the state already, so nothing is computed
 * twice: the instrument gets what was added at once, when it is asked for something or when there is a lot of it. One by one, it
 * would copy all it has each time.
 *
 * @param before - the state before the first action
 * @param most - how many actions are kept
 */
export function createHistory(before: unknown, most: number): History {
  let count = 0
  let added: { entry: Entry; state: unknown }[] = []
  let lifted: LiftedStore<unknown, Entry, null> | undefined

  const firstOf = (last: number): number => (last < most ? 0 : last - most + 2)

  /** What the instrument has, with all that was added. */
  function read(): Lifted {
    const isNew = lifted === undefined
    lifted ??= openInstrument()
    if (added.length === 0) return lifted.getState()
    const last = count - 1
    const had = isNew ? { ...lifted.getState(), computedStates: [] } : lifted.getState()
    const state = extended(had, added, { first: firstOf(last), last })
    lifted.dispatch(ActionCreators.importState<unknown, Entry>(state, true))
    added = []
    return lifted.getState()
  }

  function indexOf(id: number, { stagedActionIds }: Lifted): number {
    const [, second = 1] = stagedActionIds
    // Behind actions that are gone, the number 0 stands for the state that they have left.
    return id === 0 ? (second === 1 ? 0 : -1) : id < second ? -1 : id - second + 1
  }

  return {
    add(entry, state) {
      added.push({ entry, state })
      count += 1
      if (added.length >= most) read()
    },
    range: () => (count === 0 ? undefined : { first: firstOf(count - 1), last: count - 1 }),
    at(id) {
      if (count === 0 || !Number.isSafeInteger(id) || id < 0 || id >= count) return undefined
      const state = read()
      const index = indexOf(id, state)
      const entry = state.actionsById[id]?.action
      if (index === -1 || !entry) return undefined
      return {
        id,
        entry,
        before: index === 0 ? before : state.computedStates[index - 1]?.state,
        after: state.computedStates[index]?.state,
        isOff: state.skippedActionIds.includes(id),
      }
    },
    current() {
      const { computedStates, currentStateIndex } = read()
      return computedStates[currentStateIndex]?.state
    },
    toggle(id) {
      read()
      lifted?.dispatch(ActionCreators.toggleAction(id))
    },
    jump(id = count - 1) {
      read()
      lifted?.dispatch(ActionCreators.jumpToAction(id))
    },
  }
}

/** Adds to what the instrument has, and drops the oldest actions. */
function extended(
  had: Lifted,
  added: readonly { entry: Entry; state: unknown }[],
  { first, last }: { first: number; last: number },
): Lifted {
  const [, second = 1] = had.stagedActionIds
  const computed = [...had.computedStates, ...added.map(({ state }) => ({ state }))]
  const computedStates = first === 0 ? computed : computed.slice(first - second)
  const actionsById: Lifted['actionsById'] = {}
  const firstAdded = last - added.length + 1
  for (let id = first; id <= last; id += 1) {
    const entry = added[id - firstAdded]?.entry
    const performed = entry ? performedBy(entry) : had.actionsById[id]
    if (performed) actionsById[id] = performed
  }
  const stagedActionIds = [0]
  for (let id = Math.max(first, 1); id <= last; id += 1) stagedActionIds.push(id)
  return {
    ...had,
    actionsById,
    stagedActionIds,
    computedStates,
    nextActionId: last + 1,
    skippedActionIds: had.skippedActionIds.filter((id) => id >= first),
    committedState: computedStates[0]?.state,
    currentStateIndex: stagedActionIds.length - 1,
  }
}

function performedBy(entry: Entry): Lifted['actionsById'][number] {
  return { type: 'PERFORM_ACTION', action: entry, timestamp: entry.time, stack: undefined }
}

/** Computes again what a reducer made of an action. Where it throws, the state stays, as in the application's store. */
function replay(state: unknown, entry: Entry): unknown {
  // The instrument's own first action.
  if (!('reducer' in entry)) return state
  delete entry.thrown
  try {
    return entry.reducer(state, entry.action as UnknownAction)
  } catch (error) {
    entry.thrown = { error }
    return state
  }
}

function openInstrument(): LiftedStore<unknown, Entry, null> {
  const enhance = instrument<unknown, Entry>()
  const create = enhance(holdState as unknown as StoreEnhancerStoreCreator) as unknown as (
    reducer: typeof replay,
  ) => InstrumentExt<unknown, Entry, null>
  return create(replay).liftedStore
}

/** As much of a store as the instrument needs for itself. */
function holdState<State>(reducer: (state: State | undefined, action: { type: string }) => State): object {
  let state = reducer(undefined, { type: '@@redux/INIT' })
  return {
    dispatch(action: { type: string }) {
      state = reducer(state, action)
      return action
    },
    getState: () => state,
    subscribe: () => () => undefined,
    [(typeof Symbol === 'function' && Symbol.observable) || '@@observable']: () => undefined,
  }
}

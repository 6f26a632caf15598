import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

/** What a store did. */
export interface Entry {
  /** As it came to the reducer. */
  action: unknown
  /** The one that the store had at that time. */
  reducer: Reducer<unknown>
  time: number
  /** What was dispatched, if a reader has changed it. */
  original?: { action: unknown } | undefined
  /** What the reducer threw. */
  thrown?: { error: unknown } | undefined
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

/** The actions of a store and the states after them. */
export interface History {
  /** Adds an action and the state after it. */
  add: (entry: Entry, state: unknown, isOff?: boolean) => void
  /** Forgets all actions; the next one that is added is the first. */
  clear: (before: unknown) => void
  /** The ids of the first action that is kept, and of the last one; undefined before the store is made. */
  range: () => { first: number; last: number } | undefined
  /** Finds an action; undefined if it isn't kept. */
  at: (id: number) => Moment | undefined
  /** The state after an action; without one, after the last. */
  stateAfter: (id: number | undefined) => unknown
  /** Switches an action off or on, and calls the reducers for it and all that follow. */
  toggle: (id: number) => void
  /** Puts another action into an action's place, or what was dispatched, and calls the reducers as well. */
  replace: (id: number, other: { action: unknown } | undefined) => void
}

/**
 * Makes a history. An action is added where the application's own store has computed the state already, so nothing is computed
 * twice.
 *
 * @param before - the state before the first action
 * @param most - how many actions are kept
 */
export function createHistory(before: unknown, most: number): History {
  const steps: { entry: Entry; state: unknown; isOff: boolean }[] = []
  let first = 0
  /** Before the first action that is kept. */
  let earlier = before

  const stateBefore = (index: number): unknown => (index === 0 ? earlier : steps[index - 1]?.state)

  function computeFrom(id: number): void {
    for (const [index, step] of steps.entries())
      if (index >= id - first)
        step.state = step.isOff ? stateBefore(index) : replay(stateBefore(index), step.entry)
  }

  return {
    add(entry, state, isOff = false) {
      steps.push({ entry, state, isOff })
      if (steps.length <= most) return
      earlier = steps.shift()?.state
      first += 1
    },
    clear(before) {
      steps.length = 0
      first = 0
      earlier = before
    },
    range: () => (steps.length === 0 ? undefined : { first, last: first + steps.length - 1 }),
    at(id) {
      const step = steps[id - first]
      if (!step) return undefined
      const { entry, state, isOff } = step
      return { id, entry, before: stateBefore(id - first), after: state, isOff }
    },
    stateAfter: (id) => (id === undefined ? steps.at(-1) : steps[id - first])?.state,
    toggle(id) {
      const step = steps[id - first]
      if (!step) return
      step.isOff = !step.isOff
      computeFrom(id)
    },
    replace(id, other) {
      const step = steps[id - first]
      if (!step) return
      const original = step.entry.original ?? { action: step.entry.action }
      step.entry = { ...step.entry, ...(other ?? original), original: other && original }
      computeFrom(id)
    },
  }
}

/** Computes again what a reducer made of an action. Where it throws, the state stays, as in the application's store. */
export function replay(state: unknown, entry: Entry): unknown {
  entry.thrown = undefined
  try {
    return entry.reducer(state, entry.action as UnknownAction)
  } catch (error) {
    entry.thrown = { error }
    return state
  }
}

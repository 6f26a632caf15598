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

/** An action of a history, and the state after it. */
interface Step {
  entry: Entry
  state: unknown
  isOff: boolean
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
export type History = ReturnType<typeof createHistory>

/**
 * Makes a history. An action is added where the application's own store has computed the state already, so nothing is computed
 * twice.
 *
 * @param before - the state before the first action
 * @param most - how many actions are kept
 */
export function createHistory(before: unknown, most: number) {
  const steps: Step[] = []
  let first = 0
  /** Before the first action that is kept. */
  let earlier = before

  const stateBefore = (index: number): unknown => (index === 0 ? earlier : steps[index - 1]?.state)

  const getMoment = ({ entry, state, isOff }: Step, index: number): Moment => ({
    id: first + index,
    entry,
    before: stateBefore(index),
    after: state,
    isOff,
  })

  /** Changes an action, and calls the reducers for it and all that follow. */
  function change(id: number, apply: (step: Step) => void): void {
    const from = id - first
    if (!steps[from]) return
    for (const [index, step] of steps.entries()) {
      if (index === from) apply(step)
      if (index >= from) step.state = step.isOff ? stateBefore(index) : replay(stateBefore(index), step.entry)
    }
  }

  return {
    /** Adds an action and the state after it. */
    add(entry: Entry, state: unknown, isOff = false) {
      steps.push({ entry, state, isOff })
      if (steps.length <= most) return
      earlier = steps.shift()?.state
      first += 1
    },
    /** Forgets all actions; the next one that is added is the first. */
    clear(before: unknown) {
      steps.length = 0
      first = 0
      earlier = before
    },
    /** The ids of the first action that is kept, and of the last one. */
    range: () => ({ first, last: first + Math.max(steps.length - 1, 0) }),
    /** The actions that are kept, from an id on; at most so many. */
    list: (from = 0, count = most) => {
      const index = Math.max(0, from - first)
      return steps.slice(index, index + count).map((step, offset) => getMoment(step, index + offset))
    },
    /** Finds an action; undefined if it isn't kept. */
    at(id: number) {
      const step = steps[id - first]
      return step && getMoment(step, id - first)
    },
    /** The state after an action; without one, after the last. */
    stateAfter: (id: number | undefined) => (id === undefined ? steps.at(-1) : steps[id - first])?.state,
    /** The state with which the store began, or that before the first action which is kept; and the present reducer. */
    begin: () => ({
      start: first === 0 ? steps[0]?.state : earlier,
      reducer: steps.at(-1)?.entry.reducer as Reducer<unknown>,
    }),
    /** Switches an action off or on. */
    toggle: (id: number) =>
      change(id, (step) => {
        step.isOff = !step.isOff
      }),
    /** Puts another action into an action's place, or what was dispatched. */
    replace: (id: number, other: { action: unknown } | undefined) =>
      change(id, (step) => {
        const original = step.entry.original ?? { action: step.entry.action }
        step.entry = { ...step.entry, ...(other ?? original), original: other && original }
      }),
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

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
export type History = ReturnType<typeof createHistory>

/**
 * Makes a history. An action is added where the application's own store has computed the state already, so nothing is computed
 * twice.
 *
 * @param beginning - the state before the first action
 * @param most - how many actions are kept
 */
export function createHistory(beginning: unknown, most: number) {
  const moments: Moment[] = []

  const getFirst = (): number => moments[0]?.id ?? 0
  const at = (id: number): Moment | undefined => moments[id - getFirst()]

  /** Changes an action, and calls the reducers for it and all that follow. */
  function change(id: number, apply: (moment: Moment) => void): void {
    const changed = at(id)
    if (!changed) return
    apply(changed)
    let { before } = changed
    for (const moment of moments.slice(id - getFirst())) {
      moment.before = before
      moment.after = moment.isOff ? before : replay(before, moment.entry)
      before = moment.after
    }
  }

  return {
    /** Adds an action and the state after it. */
    add(entry: Entry, after: unknown, isOff = false): void {
      const { id, after: before } = moments.at(-1) ?? { id: -1, after: beginning }
      moments.push({ id: id + 1, entry, before, after, isOff })
      if (moments.length > most) moments.shift()
    },
    /** Forgets all actions; the next one that is added is the first. */
    clear(before: unknown): void {
      moments.length = 0
      beginning = before
    },
    /** The ids of the first action that is kept, and of the last one. */
    range: () => ({ first: getFirst(), last: moments.at(-1)?.id ?? 0 }),
    /** The actions that are kept, from an id on; at most so many. */
    list(from = 0, count = most): readonly Moment[] {
      const index = Math.max(0, from - getFirst())
      return moments.slice(index, index + count)
    },
    /** Finds an action; undefined if it isn't kept. */
    at,
    /** The state after an action; without one, after the last. */
    stateAfter: (id: number | undefined) => (id === undefined ? moments.at(-1) : at(id))?.after,
    /** The state with which the store began, or that before the first action which is kept; and the present reducer. */
    begin: () => ({
      start: getFirst() === 0 ? moments[0]?.after : moments[0]?.before,
      reducer: moments.at(-1)?.entry.reducer as Reducer<unknown>,
    }),
    /** Switches an action off or on. */
    toggle: (id: number) =>
      change(id, (moment) => {
        moment.isOff = !moment.isOff
      }),
    /** Puts another action into an action's place, or what was dispatched. */
    replace: (id: number, other: { action: unknown } | undefined) =>
      change(id, (moment) => {
        const original = moment.entry.original ?? { action: moment.entry.action }
        moment.entry = { ...moment.entry, ...(other ?? original), original: other && original }
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

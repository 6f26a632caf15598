/**
 * What the inspector of stores asks a runner, and what it answers. Answers travel as JSON: whatever a store holds, the page
 * gets text of a limited length, and `readAnswer` checks it.
 */

import type { Described } from '../shared/described'
import type { EntryStatus } from '../shared/read-entries'

/** A place in a file of a sample; both count from 1, in the text that the page sent. */
export interface RunPlace {
  file: string
  line: number
  column: number
}

/** A store that a sample has made, as `configureStore` announces it to the Redux DevTools. */
export interface StoreSummary {
  /** Counts up from 0 in a run. */
  store: number
  /** What the sample calls it: `devTools: { name }`. */
  name: string
  /** The ids of the first action that is kept, and of the last one. The first store action, `@@INIT`, has the id 0. */
  first: number
  last: number
  /** Another number after each change of what was recorded before: an action was switched off, a reducer replaced. */
  version: number
  /** The action whose state the application sees, if that isn't the last one. */
  shown?: number
}

/** What an action is to the thunk or query that dispatched it. */
export type ActionPhase = 'pending' | 'fulfilled' | 'rejected'

/** An action, as the list shows it. */
export interface ActionRow {
  id: number
  type: string
  /** The rest of the action, on one line. */
  preview: string
  /** Milliseconds of the sample's time since it began. */
  time: number
  /** Of the actions of thunks and queries: they belong together by `request`. */
  phase?: ActionPhase
  request?: string
  /** Where the code dispatched it, if that is known: in the text that the page sent. */
  place?: RunPlace
  /** Whether the state after it is another object than before. */
  hasChanged: boolean
  /** Whether the reader has switched it off. */
  isOff: boolean
  /** What a reducer threw at it: then it left no state. */
  error?: string
}

/** An entry of an RTK Query cache. */
export interface CacheRow {
  key: string
  endpoint: string
  status: EntryStatus
  subscribers: number
  /** In the form `Ticket` or `Ticket T-101`. */
  tags: readonly string[]
  /** The time at which its data came, in milliseconds since the sample began. */
  fulfilledAt?: number
  /**
   * Milliseconds until it is removed; absent while nothing counts down to that, and `null` if the time can't be known.
   */
  removedIn?: number | null
  /** The data or the error, on one line. */
  preview: string
}

/** The cache of one `createApi`. */
export interface Cache {
  reducerPath: string
  entries: readonly CacheRow[]
}

/** What the page asks about a store. `id` counts up, and the answer repeats it. */
export type Question = { id: number; store: number } &
  /** The actions from an id on; the answer may have only some of them. */
  (
    | { ask: 'actions'; from: number }
    /** An action, and the state before and after it. */
    | { ask: 'moment'; action: number }
    /** The caches after an action, or now. Subscribers and countdowns are only known of now. */
    | { ask: 'caches'; action?: number }
    /** Shows the state after an action to the application, or the present without one. */
    | { ask: 'show'; action?: number }
    /** Switches an action off or on again, and computes what follows from it again. */
    | { ask: 'switch'; action: number; isOff: boolean }
    /** Dispatches what the reader has typed: an expression such as `{ type: 'cart/emptied' }`. */
    | { ask: 'dispatch'; text: string }
  )

/** What is answered, by what was asked. */
export interface Answers {
  actions: { rows: readonly ActionRow[] }
  moment: { action: Described; before: Described; after: Described }
  caches: { caches: readonly Cache[] }
  show: object
  switch: object
  dispatch: object
}

/** An answer, or why there is none: the message of the library, or of the engine that couldn't read an expression. */
export type Answer<Ask extends keyof Answers = keyof Answers> =
  | {
      [Name in Ask]: { id: number; ask: Name; error?: undefined } & Answers[Name]
    }[Ask]
  | { id: number; error: string }

/** Bounds of what is recorded and answered. */
export const INSPECTOR_LIMITS = {
  /** Of one run; the others aren't recorded. */
  stores: 8,
  /** Of one store; the oldest go first. */
  actions: 10_000,
  /** Of one answer. */
  rows: 500,
  /** Objects, arrays and values in one described value. */
  nodes: 4000,
  depth: 16,
  /** Characters of a text in a described value, of a type, and of a preview. */
  text: 2000,
  type: 200,
  preview: 160,
  /** Cache entries in one answer. */
  entries: 300,
  /** Characters of a whole answer. */
  answer: 1_000_000,
} as const

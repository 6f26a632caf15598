/**
 * What the inspector of stores asks a runner, and what it answers. Answers travel as JSON: whatever a store holds, the page
 * gets text of a limited length, and `readAnswer` checks it.
 */

import type * as read from './read-answer'
import type { storeSummary } from './read-summaries'
import type { ReadBy } from './schema'

// `read-answer.ts` and `read-summaries.ts` say what is in each.
export type RunPlace = ReadBy<typeof read.runPlace>
export type StoreSummary = ReadBy<typeof storeSummary>
export type ActionPhase = ReadBy<typeof read.actionPhase>
export type ActionRow = ReadBy<typeof read.actionRow>
export type Happening = ReadBy<typeof read.happening>
export type Why = ReadBy<typeof read.why>
export type WorkNote = ReadBy<typeof read.workNote>
export type CacheRow = ReadBy<typeof read.cacheRow>
export type Cache = ReadBy<typeof read.cache>
/** What is answered, by what was asked. */
export type Answers = { [Ask in keyof typeof read.ANSWERS]: ReadBy<(typeof read.ANSWERS)[Ask]> }

/**
 * What the page asks about a store. `id` counts up, and the answer repeats it. One that is answered late brings along the script that
 * does that.
 */
export type Question = { id: number; store: number; script?: string } &
  /** The actions from an id on; the answer may have only some of them. */
  (
    | { ask: 'actions'; from: number }
    /** An action, and the state before and after it. */
    | { ask: 'moment'; action: number }
    /** The actions that have all words of a text: see `createFinder`. */
    | { ask: 'find'; text: string }
    /** What the run did, to compare another one with it. */
    | { ask: 'snapshot' }
    /** The caches after an action, or now. Subscribers and countdowns are only known of now. */
    | { ask: 'caches'; action?: number }
    /** Shows the state after an action to the application, or the present without one. */
    | { ask: 'show'; action?: number }
    /** Switches an action off or on again, and computes what follows from it again. */
    | { ask: 'switch'; action: number; isOff: boolean }
    /** Puts what the reader has typed into an action's place, or what was dispatched. */
    | { ask: 'replace'; action: number; text?: string }
    /** Dispatches what the reader has typed: an expression such as `{ type: 'cart/emptied' }`. */
    | { ask: 'dispatch'; text: string }
    /** Writes the history for the Redux DevTools. */
    | { ask: 'export' }
    /** Replaces the history by a file of the Redux DevTools. */
    | { ask: 'import'; text: string }
    /** Writes a test with some of the actions. */
    | { ask: 'test'; actions: readonly number[] }
  )

/** A question without the number that an answer repeats. */
export type QuestionBody<Ask extends keyof Answers = keyof Answers> = {
  [Name in Ask]: { ask: Name } & Omit<Extract<Question, { ask: Name }>, 'id' | 'ask' | 'script'>
}[Ask]

/** What only a press of a button asks. */
export const LATE = ['snapshot', 'export', 'import', 'test'] as const

/** Asks the runner. It rejects with what the answer says is wrong, or if there is no answer. */
export type Asker = <Ask extends keyof Answers>(question: QuestionBody<Ask>) => Promise<Answers[Ask]>

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
  /** Of those that are gone. */
  gone: 50,
  /** What is told of one entry. */
  story: 50,
  /** Components and selectors after one action, and causes of each. */
  work: 60,
  causes: 8,
  /** Actions of a run that is kept. */
  snapshot: 1000,
  /** Characters of a whole answer. */
  answer: 1_000_000,
} as const

import type { Question, StoreSummary } from '../../store-inspector/protocol/messages'
import type { RunEvent, RunTask, ScreenLook, ServerConditions } from '../protocol/messages'
import type { TryEnvironment } from '../protocol/sample'

/** The name of what a file sees as `import.meta`. As long as that, so that columns stay. */
export const META = 'importMeta$'
/** The name of what a file calls as `import()`. */
export const IMPORT = 'import$'

/** What the page sends to the frame, over the port that it gave it. */
export type ToFrame =
  /** The scripts of runs, under a name for them. */
  | { type: 'load'; key: string; scripts: readonly string[] }
  | { type: 'run'; key: string; job: Job }
  | { type: 'stop' }
  | ToScreen
  /** Lets a run that has ended without a screen go on, with the timers that it didn't wait for. It ends once more. */
  | { type: 'wait'; run: number }
  /** Asks about the stores of a run, also when it has ended. There is an answer in any case. */
  | { type: 'ask'; run: number; question: Question }

/** What the frame hands on to a runner. */
export interface Ask {
  type: 'ask'
  question: Question
}

/** What the frame tells a worker to go on. */
export interface Wait {
  type: 'wait'
}

/**
 * What the frame answers to a document's `started`, once it has told the page. They share a thread: if the document went on
 * at once and never returned, the frame couldn't tell anyone.
 */
export interface Go {
  type: 'go'
}

/** What the page says to the screen that is shown. */
export type ToScreen =
  { type: 'look'; look: ScreenLook } | { type: 'server'; conditions: ServerConditions } | Ping

/** Asks a screen for `alive`, or a worker that is kept. */
export interface Ping {
  type: 'ping'
}

/** What the frame sends to the page. */
export type FromFrame =
  | { type: 'ready' }
  /** The files are about to be evaluated: from here, the time of the run counts. */
  | { type: 'started'; run: number }
  | { type: 'event'; run: number; event: RunEvent }
  /** The height of what a screen shows, in pixels; 0 if it is empty. */
  | { type: 'size'; run: number; height: number }
  /** What the run has recorded so far; the latest only. */
  | { type: 'stores'; run: number; stores: readonly StoreSummary[] }
  /** The answer to a question, as JSON. */
  | { type: 'answer'; run: number; text: string }
  /** What was asked has answered a `ping`. */
  | { type: 'alive' }

/** What the frame sends to a runner, once. */
export interface Job {
  task: RunTask
  environment: TryEnvironment
}

/** An error of a file that the engine refuses. The frame finds out where, and makes an event for the page of it. */
export interface RefusedEvent {
  type: 'refused'
  text: string
  file: string
  /** The body of the function that could not be made. */
  code: string
}

/** What a runner sends to the frame. */
export type FromRunner =
  | { type: 'started' }
  | { type: 'event'; event: RunEvent | RefusedEvent }
  | { type: 'size'; height: number }
  | { type: 'stores'; stores: readonly StoreSummary[] }
  | { type: 'answer'; id: number; text: string }
  | { type: 'alive' }

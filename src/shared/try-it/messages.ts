/**
 * What the page and the sandbox say to each other. Both sides check everything that they get: code in the sandbox may
 * send anything in the runner's name.
 */

/** A file that is ready to run: its claims are instrumented. Lines are those of the reader's text. */
export interface RunFile {
  /** As imports write it, with its ending: `src/store.ts`. */
  name: string
  /** TypeScript or JavaScript, with `import.meta.sample.…` calls around what is claimed. */
  code: string
}

/** One run of a sample. */
export interface RunTask {
  /** Counts up; answers to an older run are ignored. */
  run: number
  files: readonly RunFile[]
  /** The names of the files to evaluate, in order. */
  entries: readonly string[]
  /** The simulated server: `shop`, `tickets`. */
  server?: string
}

/** A place in a file of the task; both count from 1, in the text that the page sent. */
export interface RunPlace {
  file: string
  line: number
  column: number
}

/** Something that a run says, as soon as it happens. Texts are cut to {@link LIMITS}. */
export type RunEvent =
  /** A `// →` line was reached. `actual` and `expected` are written as the check of the build writes them. */
  | { type: 'value'; claim: number; actual: string; expected: string; isExpected: boolean }
  /** A `// throws` line was reached: with the message that was thrown, or without if nothing was. */
  | { type: 'thrown'; claim: number; actual?: string; isExpected: boolean }
  /** A call of `console`, or a line of it. */
  | { type: 'printed'; text: string; level: 'log' | 'warn' | 'error'; place?: RunPlace }
  /** An exception that nothing caught, or a syntax error. */
  | { type: 'error'; text: string; place?: RunPlace }
  /** A request that the simulated server answered: `GET /tickets 200`. */
  | { type: 'request'; text: string }
  /** The last event of a run. */
  | { type: 'ended'; reason: 'done' | 'too long' | 'too much output' | 'lost' }

/** Bounds of a run. */
export const LIMITS = {
  /** Milliseconds without an answer after which the sandbox is replaced. */
  time: 2000,
  events: 500,
  /** In characters, of a single text. */
  text: 20_000,
} as const

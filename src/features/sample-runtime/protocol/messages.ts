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
  /** What the module system of a browser would look for before it runs the file. */
  values?: readonly ImportedValue[]
  /** For these, it would refuse the file. */
  errors?: readonly EarlyError[]
}

/** A mistake that stops a module before it runs; line and column count from 1. */
export interface EarlyError {
  message: string
  line: number
  column: number
}

/** A name that a file imports and uses as a value; line and column count from 1. */
export interface ImportedValue {
  /** The specifier of the module. */
  from: string
  name: string
  line: number
  column: number
}

/** One run of a sample. */
export interface RunTask {
  /** Counts up; answers to an older run are ignored. */
  run: number
  files: readonly RunFile[]
  /** The names of the files to evaluate, in order. */
  entries: readonly string[]
  /** The file whose default export comes on the screen once all entries are evaluated. */
  shown?: string
  /** The simulated server: `shop`, `tickets`. */
  server?: string
  /** The live demo whose shown files these are: its library takes them, and shows it. */
  demo?: string
  /** How the server answers from the start, if the reader has chosen it; otherwise as it does by itself. */
  conditions?: ServerConditions
  /** Milliseconds of simulated time after which a run without a screen doesn't wait for timers any more. */
  timeLimit?: number
  /** Whether it runs in a document, which the reader sees and can use after the run. Otherwise it runs in a worker. */
  hasScreen?: boolean
}

/** How a simulated server answers; the reader can change it while a screen is shown. */
export interface ServerConditions {
  /** Milliseconds until a response arrives. */
  latency: number
  /** Which share of the requests fails, from 0 to 1. */
  failureRate: number
  offline: boolean
}

/** The page's look, which a screen takes over. */
export interface ScreenLook {
  scheme: 'light' | 'dark'
  /** Values of custom properties, by their names: `--ground`, `--text`, and for a live demo those that its styles use. */
  properties: Readonly<Record<string, string>>
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
  /** A call of `console`, or a line of it. `isWarning` if a library warns of something, and the sample prints nothing. */
  | { type: 'printed'; text: string; level: 'log' | 'warn' | 'error'; place?: RunPlace; isWarning?: boolean }
  /** An exception that nothing caught, or a syntax error. */
  | { type: 'error'; text: string; place?: RunPlace }
  /** A request that the simulated server answered: `GET /tickets 200`. */
  | { type: 'request'; text: string }
  /** How the server answers at the end of a run. With a screen, the reader can change it from then on. */
  | { type: 'server'; conditions: ServerConditions }
  /** What the screen shows at the end: the lines that `src/features/sample-runtime/core/screen.mjs` describes. */
  | { type: 'screen'; text: string }
  /** The last event of a run in a worker; with the place where code that has no end was stopped, if it is known. With a screen, more events follow while the reader uses it. */
  | {
      type: 'ended'
      reason: 'done' | 'too long' | 'too much output' | 'lost'
      waiting?: Waiting
      place?: RunPlace
    }

/** Timers that a run without a screen didn't wait for. */
export interface Waiting {
  /** How many there are. */
  timers: number
  /** Milliseconds of simulated time that have passed since the start. */
  time: number
}

/** Bounds of a run. */
export const LIMITS = {
  /** Milliseconds after which a run that hasn't ended is stopped. */
  time: 2000,
  /** Milliseconds for which code may keep a document busy without a pause, until its next call throws. */
  busy: 1200,
  events: 500,
  /** Of `value` and `thrown`, which aren't output, there may be more. */
  claims: 5000,
  /** In characters, of a single text. */
  text: 20_000,
} as const

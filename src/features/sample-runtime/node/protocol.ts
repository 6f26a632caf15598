import type { Place } from '../core/thrown.mjs'

/** A module as the worker evaluates it. */
export interface ModuleSource {
  /** The absolute path that stack traces show; it exists in no folder. */
  path: string
  /** JavaScript. */
  code: string
  /** The modules of the same task that its relative imports resolve to, by specifier. */
  imports: Record<string, string>
}

/** What a worker needs to execute one fence. */
export interface FenceTask {
  id: number
  modules: ModuleSource[]
  /** The path of the fence's own file. */
  entry: string
  /** The simulated server of the fence; the code is that of all servers. */
  server?: { name: string; code: string }
}

/** What a worker is started with. */
export interface WorkerOptions {
  siteDir: string
  dom: boolean
  /** Folders in `node_modules` that are imported in place of packages, by the package's name. */
  aliases: Readonly<Record<string, string>>
  output: OutputLimit
}

/** How much a fence may print. */
interface OutputLimit {
  lines: number
  characters: number
}

/** Something that was thrown, and where. */
export interface Thrown {
  /** For example `TypeError: Failed to fetch`. */
  text: string
  /** The places in modules of the task, innermost first. */
  frames: Place[]
  /** The specifier of the import that could not be resolved, if there was one. */
  specifier?: string
}

/** A failed assertion. The number counts the assertions of the task. */
export type Failure =
  | { assertion: number; kind: 'value'; expected: string; actual: string }
  | { assertion: number; kind: 'did not throw'; actual: string; isPromise: boolean }
  | { assertion: number; kind: 'threw'; actual: string }

/** What happened when a fence was executed. */
export interface FenceReport {
  /** The first failure of each assertion that failed. */
  failures: Failure[]
  /** The numbers of the assertions that were evaluated. */
  reached: number[]
  thrown: Thrown[]
  output: string
  /** Where something was printed first. */
  printedAt: Place[]
  /** What the screen showed at the end; empty without a DOM. */
  screen: string[]
  /** The requests to the simulated server, like `GET /tickets 200`. */
  requests: string[]
}

/** A message from a worker. Everything about a fence comes between its `started` and its `done`. */
export type WorkerMessage =
  | { type: 'started'; id: number }
  | { type: 'printed too much'; id: number }
  | { type: 'done'; id: number; report: FenceReport }

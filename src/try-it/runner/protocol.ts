import type { RunEvent, RunTask } from '../../shared/try-it/messages'
import type { TryEnvironment } from '../../shared/try-it/sample'

/** What the page sends to the frame, over the port that it gave it. */
export type ToFrame =
  /** The scripts of workers, under a name for them. */
  | { type: 'load'; key: string; scripts: readonly string[] }
  | { type: 'run'; key: string; job: Job }
  | { type: 'stop' }

/** What the frame sends to the page. */
export type FromFrame =
  | { type: 'ready' }
  /** The files are about to be evaluated: from here, the time of the run counts. */
  | { type: 'started'; run: number }
  | { type: 'event'; run: number; event: RunEvent }

/** What the frame sends to a worker, once. */
export interface Job {
  task: RunTask
  environment: TryEnvironment
}

/** What a worker sends to the frame. */
export type FromWorker = { type: 'started' } | { type: 'event'; event: RunEvent }

import type { RunPlace } from '../../../../sample-runtime/protocol/messages'

/** What is wrong with a test, for the reader. */
export interface Fault {
  /** The statement of the test that it is about. */
  code?: string
  /** What that had to give; absent where nothing can be compared. */
  expected?: string
  /** What it gave instead, or the error. */
  happened: string
  /** The line of the test file, from 0. */
  line?: number
  /** Where that happened, in any of the files. */
  place?: RunPlace | undefined
}

/** How a test went. */
export type TestResult =
  /** Nothing has run yet. */
  | { is: 'waiting' }
  | { is: 'running' }
  | { is: 'checking types' }
  | { is: 'passed' }
  | { is: 'failed'; fault: Fault }
  /** Something before it has ended the run. */
  | { is: 'not reached' }
  /** It ran well, but it needs the compiler, too. */
  | { is: 'not checked'; why: string }

/** Whether the result is still to come. */
export const isPending = ({ is }: TestResult): boolean => is === 'running' || is === 'checking types'

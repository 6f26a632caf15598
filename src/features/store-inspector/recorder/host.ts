import type * as Redux from '@reduxjs/toolkit'

import type { RunPlace } from '../protocol/messages'
import type { Described } from '../shared/described'
import { ownReader, type OwnReader } from '../shared/own'
import { describeValue, type Bounds } from './describe'
import type * as LateAnswers from './late-answers'

/** A timer that waits. */
export interface WaitingTimer {
  /** What `setTimeout` gave, as a number. */
  id: number
  /** In milliseconds of the sample's time since it began. */
  callAt: number
}

/** What the recorder needs of the place where samples run. */
export interface RecorderHost {
  /** Milliseconds of the sample's time since it began. To read it doesn't count for the sample. */
  now: () => number
  /** The date at which the sample's time begins, in milliseconds since 1970. */
  origin: number
  timers: () => readonly WaitingTimer[]
  /**
   * What a proxy stands for; any other value itself.
   *
   * @throws Error for a proxy that was revoked, with what to write for it
   */
  unwrap: (value: unknown) => unknown
  /** What is said of something that was thrown, whatever it does when it is read. */
  getMessage: (error: unknown) => string
  /** The places in the sample's files that a stack trace names, innermost first, each in the text that the page sent. */
  getPlaces: (stack: string) => readonly RunPlace[]
  /** The library itself. */
  redux: () => Pick<typeof Redux, 'applyMiddleware' | 'compose'>
  /** Calls something of the sample without showing what it prints. */
  quietly: <Result>(call: () => Result) => Result
  /**
   * Lets the sample's time stand still, and its requests begin nothing. Resolves once nothing is under way, to what takes that
   * back. Absent where no reader sees a screen.
   */
  halt?: () => Promise<() => void>
  /** The sentence of the test that runs, if the sample has some: it names the stores that are made meanwhile. */
  getTest?: () => string | undefined
  /** Where the sample has a function or component; undefined for those of libraries. */
  getPlaceOf: (code: unknown) => RunPlace | undefined
  /** The component whose hook has sent a request. */
  getRequester: (requestId: string) => string | undefined
  /** The files of the sample as they run, and what they export. */
  getFiles: () => ReadonlyMap<string, { code: string }>
  getModules: () => ReadonlyMap<string, object>
  /** Evaluates an expression among the names of the sample. */
  evaluate: (text: string) => unknown
  /** Evaluates the script of late answers, once; a question brings it along. */
  load: (script: string | undefined) => typeof LateAnswers
  /** Whether the run has come to its end. */
  isOver: () => boolean
  /** Lets simulated time go on, because a reader has changed something. */
  goOn: () => void
  /** Called whenever there is more to see; often. */
  onChange: () => void
}

/** A host, with what reads values without calling anything of the sample. */
export interface ReadingHost extends RecorderHost, OwnReader {
  describe: (value: unknown, bounds: Bounds) => Described
}

/** Adds to a host what reads values. */
export function withReader(host: RecorderHost): ReadingHost {
  const describe = (value: unknown, bounds: Bounds): Described => describeValue(value, host.unwrap, bounds)
  return { ...host, ...ownReader(host.unwrap), describe }
}

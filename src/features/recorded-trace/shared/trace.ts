import type { Lane, Tone } from './lanes'

/**
 * What happened in one second of a small app: recorded while the site is built (`src/features/recorded-trace/build`), shown on
 * the home page. All times are in milliseconds from its start.
 */
export interface Trace {
  /** Version of Redux Toolkit that ran. */
  version: string
  length: number
  /** In the order in which they happened. */
  events: TraceEvent[]
  lanes: Lane[]
}

/** An action that was dispatched. */
export interface TraceEvent {
  at: number
  /** The type of the slice's action, or the name of the endpoint. */
  name: string
  /** The payload, or the status of the request. */
  detail: string
  tone: Tone
  /** The state after the action, a line each. */
  state: StateLine[]
}

/** A line of formatted state. */
export interface StateLine {
  text: string
  /** Whether the action changed it. */
  changed: boolean
}

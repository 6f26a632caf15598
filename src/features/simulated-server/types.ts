import type { Exchange } from './exchange-log'
import type { Routes } from './route'

/** A request that reached a simulated server. */
export interface RecordedRequest {
  /** Upper-case. */
  method: string
  /** From the server's base, with the query: `/tickets?page=2`. */
  path: string
  /** JSON parsed, `FormData` as an object of its fields, other text as it is; undefined if there was none. */
  body: unknown
  /** By lower-case name. */
  headers: Record<string, string>
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** How the network and the server behave. All of it can be changed while requests are under way. */
export interface Conditions {
  /** Milliseconds until a response arrives. */
  latency: number
  /** Which share of the requests fails with status 500, from 0 to 1. Which ones is the same in every run. */
  failureRate: number
  /** While true, requests fail as they do without a network and don't reach the server. */
  offline: boolean
  /** The bearer token that requests must carry, or else the answer is 401; undefined if none is needed. */
  token: string | undefined
}

/** An in-memory server behind a `fetch` of its own. */
export interface SimulatedServer extends Conditions {
  readonly baseUrl: string
  /** For `fetchBaseQuery({ fetchFn })`, or in place of the global `fetch`. */
  readonly fetch: typeof fetch
  /** The requests that reached the server, in their order: the last 10,000. */
  readonly requests: readonly RecordedRequest[]
  /**
   * How often something was requested.
   *
   * @param path - from the server's base; `:id` matches anything; without a query it counts every query
   */
  countOf(method: string, path: string): number
  /** The last 10,000 requests with their outcomes. Another array after every change. */
  readonly exchanges: readonly Exchange[]
  /** Sets conditions and tells the subscribers; setting a property of this object tells nobody. */
  change: (conditions: Partial<Conditions>) => void
  /**
   * Calls a function after every change of `exchanges` and every `change`.
   *
   * @returns what ends it
   */
  subscribe: (listener: () => void) => () => void
  /**
   * Restores the data, the conditions and the random numbers that the server began with, and forgets requests. One
   * that is under way no longer changes anything.
   */
  reset(): void
}

/** What a simulated server is made from. */
export interface ServerOptions<Data> extends Partial<Conditions> {
  /** For example `https://tickets.example/api`. */
  baseUrl: string
  /** Makes the data that the server begins with. */
  data: () => Data
  routes: Routes<Data>
}

import type { SearchAnswer, SearchRequest } from './types'

/** What a page sends to the worker. */
export type ToWorker =
  | { kind: 'start'; baseUrl: string }
  /** The first file is being loaded: searches from now on wait for it, even if loading it failed before. */
  | { kind: 'expect' }
  /** The first file of the index as JSON; without it, it could not be loaded. */
  | { kind: 'first'; json?: string }
  | { kind: 'prepare' }
  | { kind: 'search'; turn: number; request: SearchRequest }
  | { kind: 'end'; turn: number }

/** What the worker sends back. */
export type FromWorker =
  | { kind: 'answer'; turn: number; answer: SearchAnswer }
  | { kind: 'failure'; turn: number }
  /** The first file that the page sent is not one. */
  | { kind: 'unreadable' }

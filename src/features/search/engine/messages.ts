import type { SearchAnswer, SearchRequest } from './types'

/** What a page sends to the worker: first the address of the site, and the first file of the index as JSON. */
export type ToWorker =
  | { kind: 'start'; baseUrl: string; first: string }
  | { kind: 'search'; turn: number; request: SearchRequest }
  | { kind: 'end'; turn: number }

/** What the worker sends back: an answer, or that there is none. */
export interface FromWorker {
  turn: number
  answer?: SearchAnswer
}

import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { isAnyOf } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query'

import type { ObservableList } from '../kit/observable-list'
import { observableList } from '../kit/observable-list'
import { tagOf, ticketsApi } from './ticketsApi'

type Tag = TagDescription<'Ticket'>
interface State {
  ticketsApi: ReturnType<typeof ticketsApi.reducer>
}

/** What an invalidation did to an entry. */
export interface Fate {
  outcome: 'not hit' | 'waits' | 'refetching' | 'refetched' | 'removed'
  /** Those of its tags that were hit, in the form `Ticket` or `Ticket T-101`. */
  hits: readonly string[]
}

/** The last invalidation. */
export interface Invalidation {
  /** In the form `Ticket` or `Ticket T-101`. */
  tags: readonly string[]
  /** By cache key; undefined for an entry that was requested for another reason since then. */
  fates: Readonly<Record<string, Fate | undefined>>
}

/** Watches what invalidations do. */
export interface InvalidationWatch {
  /** One item, or none before the first invalidation. */
  last: ObservableList<Invalidation>
  /** Stands last in the store's middleware: what it sees, reaches the reducers. */
  middleware: Middleware
}

const { listTickets, getTicket, countOpen, setStatus } = ticketsApi.endpoints
const isPending = isAnyOf(listTickets.matchPending, getTicket.matchPending, countOpen.matchPending)
const isFulfilled = isAnyOf(listTickets.matchFulfilled, getTicket.matchFulfilled, countOpen.matchFulfilled)

/** Makes a watch for one store. */
export function createInvalidationWatch(): InvalidationWatch {
  const last = observableList<Invalidation>(1)

  function begin(tags: readonly Tag[], state: State): void {
    const keys = ticketsApi.util.selectInvalidatedBy(state, tags).map(({ queryCacheKey }) => queryCacheKey)
    const hit = new Set<string>(keys)
    const fates: Record<string, Fate> = {}
    for (const [key, provided] of Object.entries(state.ticketsApi.provided.keys)) {
      const hits = provided.filter((own) => tags.some((tag) => isHit(own, tag))).map(textOf)
      fates[key] = { outcome: hit.has(key) ? 'waits' : 'not hit', hits }
    }
    last.replace([{ tags: tags.map(textOf), fates }])
  }

  function note(key: string, change: (fate: Fate) => Fate | undefined): void {
    const [invalidation] = last.items
    const fate = invalidation?.fates[key]
    if (!fate) return
    last.replace([{ ...invalidation, fates: { ...invalidation.fates, [key]: change(fate) } }])
  }

  function observe(action: UnknownAction): void {
    if (isPending(action)) {
      const { queryCacheKey, subscribe, forceRefetch } = action.meta.arg
      const again = forceRefetch === true && subscribe === false
      note(queryCacheKey, (fate) => (again ? becomes('refetching', fate) : undefined))
    } else if (isFulfilled(action)) {
      note(action.meta.arg.queryCacheKey, (fate) =>
        fate.outcome === 'refetching' ? becomes('refetched', fate) : fate,
      )
    } else if (ticketsApi.internalActions.removeQueryResult.match(action)) {
      note(action.payload.queryCacheKey, (fate) => becomes('removed', fate))
    }
  }

  return {
    last,
    middleware:
      ({ getState }) =>
      (next) =>
      (action) => {
        const tags = invalidatedBy(action)
        if (tags.length > 0) begin(tags, getState() as State)
        observe(action as UnknownAction)
        return next(action)
      },
  }
}

/** The tags that an action invalidates; most invalidate none. */
function invalidatedBy(action: unknown): readonly Tag[] {
  if (ticketsApi.util.invalidateTags.match(action)) {
    return action.payload.flatMap((tag) => (tag ? [tag as Tag] : []))
  }
  return setStatus.matchFulfilled(action) ? [tagOf(action.meta.arg.originalArgs.id)] : []
}

/** What happens to an entry that wasn't hit has another cause, such as an invalidation before the last one. */
function becomes(outcome: Fate['outcome'], fate: Fate): Fate {
  return fate.outcome === 'not hit' ? fate : { ...fate, outcome }
}

function isHit(own: Tag, tag: Tag): boolean {
  return textOf(tag) === 'Ticket' || textOf(own) === textOf(tag)
}

function textOf(tag: Tag): string {
  return typeof tag === 'string' || tag.id === undefined ? 'Ticket' : `Ticket ${tag.id}`
}

import { isDeepStrictEqual } from 'node:util'

import type { Lane, Mark, Span } from '../shared/lanes'
import type { SeenState } from './describe-event'

/** An action, and the state right after it. */
export interface RecordedAction {
  /** In milliseconds. */
  at: number
  action: { type: string; payload?: unknown; meta?: { arg?: { endpointName?: string } } }
  state: SeenState
}

/** How a span looks, and what it is of: a new one begins when either changes. */
interface Look extends Pick<Span, 'tone' | 'faint'> {
  of?: string
}

/**
 * Draws what lasted: the app's own state from its first change on, requests, and the cache entry of the menu.
 *
 * @param end - where the last spans end, in milliseconds
 */
export function getLanes(actions: readonly RecordedAction[], end: number): Lane[] {
  const changes = actions.filter(({ action }) => action.type.startsWith('cart/'))
  const marks = changes.map(({ at }): Mark => ({ at, tone: 'act' }))
  return [
    { label: 'your state', spans: getSpans(actions, end, lookOfCart), marks },
    { label: 'requests', spans: getSpans(actions, end, lookOfRequests) },
    { label: 'cache entry', spans: getSpans(actions, end, lookOfEntry) },
  ]
}

function lookOfCart({ cart }: SeenState): Look | undefined {
  if (cart.items.length === 0) return undefined
  return cart.items.length === 1 ? { tone: 'act', faint: true } : { tone: 'act' }
}

function lookOfRequests({ api }: SeenState): Look | undefined {
  if (api.addDrink?.status === 'pending') return { tone: 'pending', of: 'addDrink' }
  return api.getMenu.status === 'pending' ? { tone: 'pending', of: 'getMenu' } : undefined
}

function lookOfEntry({ api: { getMenu } }: SeenState): Look | undefined {
  if (getMenu.status === 'uninitialized') return undefined
  if (getMenu.status !== 'pending') return { tone: getMenu.status }
  // Until the first answer there is nothing to show; later, the older data stays.
  return { tone: getMenu.data === undefined ? 'pending' : 'fulfilled', faint: true }
}

function getSpans(
  actions: readonly RecordedAction[],
  end: number,
  getLook: (state: SeenState) => Look | undefined,
): Span[] {
  const looks = actions.map(({ at, state }) => ({ at, look: getLook(state) }))
  const starts = looks.filter(({ look }, index) => !isDeepStrictEqual(look, looks[index - 1]?.look))
  return starts.flatMap(({ at, look }, index) => {
    if (look === undefined) return []
    const { tone, faint } = look
    return [{ from: at, to: starts[index + 1]?.at ?? end, tone, ...(faint && { faint }) }]
  })
}

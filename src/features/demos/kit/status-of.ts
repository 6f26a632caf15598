import type { Status } from '../../store-inspector/shared/StatusShape'
import type { Exchange } from '../../simulated-server/exchange-log'

/** What became of a request. */
export function statusOf({ outcome }: Exchange): Exclude<Status, 'threw' | 'uninitialized'> {
  if (outcome === 'pending' || outcome === 'aborted') return outcome
  return typeof outcome === 'number' && outcome < 400 ? 'fulfilled' : 'rejected'
}

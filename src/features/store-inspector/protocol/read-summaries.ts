import { INSPECTOR_LIMITS } from './messages'
import { count, list, object, text, where } from './schema'

const LIMITS = INSPECTOR_LIMITS

/** A store that a sample has made, as `configureStore` announces it to the Redux DevTools. */
export const storeSummary = where(
  object(
    {
      /** Counts up from 0 in a run. */
      store: count,
      /** What the sample calls it: `devTools: { name }`. */
      name: text(LIMITS.type),
      /** The ids of the first action that is kept, and of the last one. The first store action, `@@INIT`, has the id 0. */
      first: count,
      last: count,
      /** Another number after each change of what was recorded before: an action was switched off, a reducer replaced. */
      version: count,
    },
    {
      /** The action whose state the application sees, if that isn't the last one. */
      shown: count,
    },
  ),
  ({ store, first, last }) => store < LIMITS.stores && first <= last && last - first < LIMITS.actions,
)

/**
 * Reads what a runner says of its stores.
 *
 * @returns undefined for what no runner would say
 */
export const readSummaries = list(LIMITS.stores, storeSummary)

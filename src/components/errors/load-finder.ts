import errorCodes from '@generated/library/default/error-codes.json'

import type { Findings } from '../../shared/errors/find/find-messages'
import { onceUnlessFailed } from '../../client/once-unless-failed'

/** Loads the search for errors with all its texts, once; after a failure, the next call tries again. */
export const loadFinder = onceUnlessFailed(async (): Promise<(text: string) => Findings> => {
  const { createFinder } = await import(/* webpackChunkName: "error-finder" */ '../../shared/errors/find')
  return createFinder(errorCodes)
})

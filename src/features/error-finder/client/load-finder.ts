import errorCodes from '@generated/library/default/error-codes.json'

import type { Findings } from '../../error-messages/find'
import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'

/** Loads the search for errors with all its texts, once; after a failure, the next call tries again. */
export const loadFinder = onceUnlessFailed(async (): Promise<(text: string) => Findings> => {
  const { createFinderWithTexts } = await import(/* webpackChunkName: "error-finder" */ './with-texts')
  return createFinderWithTexts(errorCodes)
})

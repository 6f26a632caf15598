import errorCodes from '@generated/library/default/error-codes.json'

import type { Findings } from '../../errors/find/find-messages'
import { onceUnlessFailed } from '../../search/once'

/** Loads the search and all texts: once, but again after a failure. */
export const loadFinder = onceUnlessFailed(async (): Promise<(text: string) => Findings> => {
  const { createFinder } = await import(/* webpackChunkName: "error-finder" */ '../../errors/find')
  return createFinder(errorCodes)
})

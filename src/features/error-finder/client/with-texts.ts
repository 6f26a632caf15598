import known from '@generated/error-messages/default/known'
import remedies from '@generated/error-messages/default/remedies'

import type { ErrorCodeList } from '../../error-messages/types'
import { createFinder, type Findings } from '../../error-messages/find'

/** Makes the search for errors with all texts about them. `load-finder.ts` loads it at first use, because of these texts. */
export function createFinderWithTexts(list: ErrorCodeList): (text: string) => Findings {
  return createFinder(list, remedies, known)
}

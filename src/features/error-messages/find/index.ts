import type { ErrorCodeList, KnownError, Remedies } from '../types'
import { createFindMessages, type Findings } from './find-messages'
import { numberedErrors } from './numbered'

export type { Findings } from './find-messages'

/**
 * Makes the search through all errors that the site explains, numbered or not.
 *
 * @param list - the numbered errors of the documented version
 * @param remedies - theirs
 * @param known - the other errors
 */
export function createFinder(
  list: ErrorCodeList,
  remedies: Remedies,
  known: readonly KnownError[],
): (text: string) => Findings {
  return createFindMessages([...numberedErrors(list.codes, remedies), ...known])
}

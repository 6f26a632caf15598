import type { ErrorCodeList } from '../error-code'
import { KNOWN_GROUPS } from '../known'
import { createFindMessages, type Findings } from './find-messages'
import { numberedErrors } from './numbered'

/**
 * Makes the search through everything that the site explains: the numbered errors and those without a number. Loaded
 * at first use, because it brings all texts along.
 *
 * @param list - the numbered errors of the documented version
 */
export function createFinder(list: ErrorCodeList): (text: string) => Findings {
  return createFindMessages([...numberedErrors(list.codes), ...KNOWN_GROUPS.flatMap(({ errors }) => errors)])
}

import type { ErrorCodeList } from '../error-code'
import { KNOWN_GROUPS } from '../known'
import { createFindMessages, type Findings } from './find-messages'
import { numberedErrors } from './numbered'

/**
 * Makes the search through all errors that the site explains, numbered or not. It is loaded at first use, because it
 * includes all texts.
 *
 * @param list - the numbered errors of the documented version
 */
export function createFinder(list: ErrorCodeList): (text: string) => Findings {
  return createFindMessages([...numberedErrors(list.codes), ...KNOWN_GROUPS.flatMap(({ errors }) => errors)])
}

import type { ErrorCodeList, KnownError, Remedies, ErrorCode } from '../types'
import { createFindMessages, type Findings } from './find-messages'
import { getTemplate } from '../template-parts'

/**
 * Wordings of errors whose message has hardly any fixed words, with the values that the library really inserts. Without
 * them, messages of other projects with the same ending would match.
 */
const REAL_WORDINGS: Readonly<Record<number, readonly [string, ...string[]]>> = {
  32: ['options.listener is not a function', 'taskExecutor is not a function', 'onError is not a function'],
}

/** Converts the numbered errors of Redux Toolkit for the search. */
function numberedErrors(codes: readonly ErrorCode[], remedies: Remedies): KnownError[] {
  return codes.flatMap(({ code, message }) => {
    const remedy = remedies[code]
    if (remedy === undefined) return []
    return [
      {
        ...remedy,
        id: `code-${code}`,
        title: `Error ${code}`,
        messages: REAL_WORDINGS[code] ?? [getTemplate(message)],
        codes: [`rtk-${code}`],
      },
    ]
  })
}

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

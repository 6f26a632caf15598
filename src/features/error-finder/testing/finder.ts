import { readKnownGroups, readRemedies } from '../../error-messages/build/read-texts'
import { createFinder } from '../../error-messages/find'
import { extractErrorCodes } from '../../api-reference/build/error-codes'

/** The numbered errors of the installed library. */
export const LIST = extractErrorCodes('node_modules/@reduxjs/toolkit')

/** The search as the page has it. */
export const findMessages = createFinder(
  LIST,
  readRemedies('.'),
  readKnownGroups('.').flatMap(({ errors }) => errors),
)

/** The ids of the errors that are found, the most certain first; none if the text only resembles some. */
export function idsIn(text: string): string[] {
  const findings = findMessages(text)
  return findings.kind === 'found' ? findings.errors.map(({ id }) => id) : []
}

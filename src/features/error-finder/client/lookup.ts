import type { ErrorCode, ErrorCodeList } from '../../error-messages/types'
import type { Answer } from './use-findings'

/** The answer to the `code` parameter of an address. */
export type ErrorLookup =
  | { kind: 'none' }
  | { kind: 'found'; error: ErrorCode }
  /** A number that this version of the library does not use. */
  | { kind: 'unknown'; code: number }
  | { kind: 'malformed'; input: string }

/** Longer input is not a code, and is cut before it is shown. */
const MAX_ECHO_LENGTH = 60

/**
 * Finds the error of the `code` parameter in an address.
 *
 * @param list - the codes of the documented version
 * @param search - the query string of the address, with or without its question mark
 */
export function lookUpErrorCode(list: ErrorCodeList, search: string): ErrorLookup {
  const input = new URLSearchParams(search).get('code')?.trim()
  if (input === undefined || input === '') return { kind: 'none' }
  if (!/^\d{1,6}$/.test(input)) return { kind: 'malformed', input: input.slice(0, MAX_ECHO_LENGTH) }
  const code = Number(input)
  const error = list.codes.find((candidate) => candidate.code === code)
  return error === undefined ? { kind: 'unknown', code } : { kind: 'found', error }
}

/** A short summary of the findings for screen readers. */
export function statusOfAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'none':
      return ''
    case 'found': {
      const [{ title }, ...others] = answer.errors
      return others.length === 0 ? `Found: ${title}` : `Found: ${title}, and ${others.length} more`
    }
    case 'similar':
      return answer.errors.length === 1
        ? 'Not certain, 1 suggestion'
        : `Not certain, ${answer.errors.length} suggestions`
    case 'unlisted':
      return `No error has the number ${answer.code}`
    case 'unknown':
      return 'Not in this list'
    case 'failed':
      return 'The texts about errors could not be loaded'
  }
}

/** A short summary of the answer to the `code` parameter. */
export function statusOfLookup(lookup: ErrorLookup): string {
  switch (lookup.kind) {
    case 'none':
      return ''
    case 'found':
      return `Found: Error ${lookup.error.code}`
    case 'unknown':
      return `No error has the number ${lookup.code}`
    case 'malformed':
      return 'This is not an error code'
  }
}

import type { ErrorCode, ErrorCodeList } from '../../error-messages/types'

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

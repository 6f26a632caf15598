import type { Claim } from '../core/claims/find-claims'
import { lineDifference } from './line-difference'
import type { Failure } from './protocol'

/** Longer messages are shortened, because they would hide the difference. */
const LONGEST = 4000

/** Describes how an assertion failed. */
export function describeFailure(failure: Failure, claim: Claim['expected']): string {
  const message =
    failure.kind === 'value'
      ? describeDifference(failure.expected, failure.actual)
      : describeThrow(failure, claim.kind === 'throws' ? claim.text : '')
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}\n… (shortened)` : message
}

function describeDifference(expected: string, actual: string): string {
  if (expected === actual) {
    return `The values differ in their prototypes or in parts that are not shown; both look like\n${actual}`
  }
  const remedy = actual.startsWith('Promise {') ? '\nWrite "await" before the expression.' : ''
  const isShort = !expected.includes('\n') && !actual.includes('\n')
  if (isShort) return `Expected: ${expected}\nActual:   ${actual}${remedy}`
  return `The value differs (- expected, + actual):\n${lineDifference(expected, actual)}`
}

function describeThrow(failure: Exclude<Failure, { kind: 'value' }>, text: string): string {
  if (failure.kind === 'threw') return `Expected an error with: ${text}\nIt threw instead: ${failure.actual}`
  const remedy = failure.isPromise ? ' A promise rejects later: write "await" before the expression.' : ''
  return `Expected an error with: ${text}\nIt did not throw, but gave: ${failure.actual}.${remedy}`
}

// @ts-check
import { inspect, isDeepStrictEqual } from 'node:util'

import { createClaims } from '../../core/claims.mjs'
import { createTexts } from '../../core/texts.mjs'

/** @import { Failure } from '../protocol' */
/** @import { Claims, Outcome } from '../../core/claims.mjs' */

const { show, messageOf, nameOf } = createTexts(inspect)

export { nameOf }

/**
 * What an instrumented file calls, and what came of it.
 *
 * @typedef {Claims & { report: () => { failures: Failure[], reached: number[] } }} Assertions
 */

/** @returns {Assertions} */
export function createAssertions() {
  /** @type {Map<number, Failure>} */
  const failures = new Map()
  /** @type {Set<number>} */
  const reached = new Set()

  const claims = createClaims((outcome) => {
    reached.add(outcome.claim)
    const failure = failureOf(outcome)
    if (failure && !failures.has(outcome.claim)) failures.set(outcome.claim, failure)
  })
  return { ...claims, report: () => ({ failures: [...failures.values()], reached: [...reached] }) }
}

/**
 * @param {Outcome} outcome
 * @returns {Failure | undefined}
 */
function failureOf(outcome) {
  const { claim: assertion, kind } = outcome
  switch (kind) {
    case 'value': {
      const { actual, expected } = outcome
      if (isDeepStrictEqual(actual, expected)) return undefined
      return { assertion, kind, expected: show(expected), actual: show(actual) }
    }
    case 'threw':
      if (messageOf(outcome.error).includes(outcome.text)) return undefined
      return { assertion, kind, actual: nameOf(outcome.error) }
    case 'did not throw':
      return { assertion, kind, actual: show(outcome.result), isPromise: outcome.isPromise }
  }
}

// @ts-check
import { inspect, isDeepStrictEqual } from 'node:util'

import { createClaims } from '../../core/claims.mjs'
import { createTexts } from '../../core/texts.mjs'

/** @import { Failure } from '../protocol' */
/** @import { Claims, Outcome } from '../../core/claims.mjs' */

/** How Node's host writes values. */
export const texts = createTexts(inspect)

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

  const claims = createClaims({
    isEqual: isDeepStrictEqual,
    texts,
    report(outcome) {
      const { claim, isExpected } = outcome
      reached.add(claim)
      if (!isExpected && !failures.has(claim)) failures.set(claim, failureOf(outcome))
    },
  })
  return { ...claims, report: () => ({ failures: [...failures.values()], reached: [...reached] }) }
}

/**
 * @param {Outcome} outcome
 * @returns {Failure}
 */
function failureOf(outcome) {
  const { show, nameOf } = texts
  const { claim: assertion, kind } = outcome
  switch (kind) {
    case 'value':
      return { assertion, kind, expected: show(outcome.expected), actual: show(outcome.actual) }
    case 'threw':
      return { assertion, kind, actual: nameOf(outcome.error) }
    case 'did not throw':
      return { assertion, kind, actual: show(outcome.result), isPromise: outcome.isPromise }
  }
}

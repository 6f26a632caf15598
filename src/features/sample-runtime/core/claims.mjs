// @ts-check

/**
 * What came of a claim when it was reached: a value, something that was thrown, or the result of a call that was to throw.
 *
 * @typedef {{ claim: number, kind: 'value', actual: unknown, expected: unknown }
 *   | { claim: number, kind: 'threw', error: unknown, text: string }
 *   | { claim: number, kind: 'did not throw', result: unknown, isPromise: boolean }} Outcome
 */

/**
 * The functions that an instrumented file calls as members of `import.meta.sample`.
 *
 * @typedef {object} Claims
 * @property {(claim: number, actual: unknown, expected: unknown) => void} equals
 * @property {(claim: number, text: string, run: () => unknown) => void} throws
 * @property {(claim: number, text: string, run: () => Promise<unknown>) => Promise<void>} rejects
 */

/**
 * @param {(outcome: Outcome) => void} report called each time a claim is reached
 * @returns {Claims}
 */
export function createClaims(report) {
  return {
    equals: (claim, actual, expected) => report({ claim, kind: 'value', actual, expected }),
    throws(claim, text, run) {
      let result
      try {
        result = run()
      } catch (error) {
        report({ claim, kind: 'threw', error, text })
        return
      }
      // A promise may reject later, but its failure has been reported here.
      if (isPromise(result)) result.then(undefined, () => undefined)
      report({ claim, kind: 'did not throw', result, isPromise: isPromise(result) })
    },
    async rejects(claim, text, run) {
      let result
      try {
        result = await run()
      } catch (error) {
        report({ claim, kind: 'threw', error, text })
        return
      }
      report({ claim, kind: 'did not throw', result, isPromise: isPromise(result) })
    },
  }
}

/**
 * @param {unknown} value
 * @returns {value is PromiseLike<unknown>}
 */
function isPromise(value) {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

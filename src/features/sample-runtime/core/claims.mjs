// @ts-check

/** @import { Texts } from './texts.mjs' */

/**
 * What came of a claim when it was reached: a value, something that was thrown, or the result of a call that was to throw.
 *
 * @typedef {{ claim: number, isExpected: boolean } & (
 *   | { kind: 'value', actual: unknown, expected: unknown }
 *   | { kind: 'threw', error: unknown }
 *   | { kind: 'did not throw', result: unknown, isPromise: boolean })} Outcome
 */

/**
 * What claims need of the place where they run.
 *
 * @typedef {object} Surroundings
 * @property {(actual: unknown, expected: unknown) => boolean} isEqual
 * @property {Texts} texts
 * @property {(outcome: Outcome) => void} report called each time a claim is reached
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
 * @param {Surroundings} surroundings
 * @returns {Claims}
 */
export function createClaims({ isEqual, texts, report }) {
  /** @type {(claim: number, text: string, error: unknown) => void} */
  const threw = (claim, text, error) =>
    report({ claim, kind: 'threw', error, isExpected: texts.getMessage(error).includes(text) })
  /** @type {(claim: number, result: unknown) => void} */
  const didNotThrow = (claim, result) =>
    report({ claim, kind: 'did not throw', result, isPromise: isPromise(result), isExpected: false })
  return {
    equals: (claim, actual, expected) =>
      report({ claim, kind: 'value', actual, expected, isExpected: isEqual(actual, expected) }),
    throws(claim, text, run) {
      let result
      try {
        result = run()
      } catch (error) {
        threw(claim, text, error)
        return
      }
      // A promise may reject later, but its failure has been reported here.
      if (isPromise(result)) result.then(undefined, () => undefined)
      didNotThrow(claim, result)
    },
    async rejects(claim, text, run) {
      let result
      try {
        result = await run()
      } catch (error) {
        threw(claim, text, error)
        return
      }
      didNotThrow(claim, result)
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

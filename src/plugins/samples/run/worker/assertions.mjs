// @ts-check
import { inspect, isDeepStrictEqual } from 'node:util'

/** @import { Failure } from '../protocol' */

const INSPECTION = { depth: 12, sorted: true, breakLength: 80, maxStringLength: 4000 }
/** Longer texts aren't compared line by line, because that would be slow and nobody would read the result. */
const LONGEST = 20_000

/**
 * Prints a value in full, up to a readable length.
 *
 * @param {unknown} value
 */
const show = (value) => inspect(value, INSPECTION).slice(0, LONGEST)

/**
 * The functions that an instrumented file calls as members of `import.meta.sample`.
 *
 * @typedef {object} Assertions
 * @property {(assertion: number, actual: unknown, expected: unknown) => void} equals
 * @property {(assertion: number, text: string, run: () => unknown) => void} throws
 * @property {(assertion: number, text: string, run: () => Promise<unknown>) => Promise<void>} rejects
 * @property {() => { failures: Failure[], reached: number[] }} report
 */

/** @returns {Assertions} */
export function createAssertions() {
  /** @type {Map<number, Failure>} */
  const failures = new Map()
  /** @type {Set<number>} */
  const reached = new Set()

  /** @param {Failure} failure */
  const fail = (failure) => {
    if (!failures.has(failure.assertion)) failures.set(failure.assertion, failure)
  }
  /** @type {(assertion: number, text: string, error: unknown) => void} */
  const compareMessage = (assertion, text, error) => {
    if (!messageOf(error).includes(text)) fail({ assertion, kind: 'threw', actual: nameOf(error) })
  }
  /** @type {(assertion: number, result: unknown) => void} */
  const missThrow = (assertion, result) =>
    fail({ assertion, kind: 'did not throw', actual: show(result), isPromise: isPromise(result) })

  return {
    equals(assertion, actual, expected) {
      reached.add(assertion)
      if (isDeepStrictEqual(actual, expected)) return
      fail({ assertion, kind: 'value', expected: show(expected), actual: show(actual) })
    },
    throws(assertion, text, run) {
      reached.add(assertion)
      let result
      try {
        result = run()
      } catch (error) {
        compareMessage(assertion, text, error)
        return
      }
      // A promise may reject later, but its failure has been reported here.
      if (isPromise(result)) result.then(undefined, () => undefined)
      missThrow(assertion, result)
    },
    async rejects(assertion, text, run) {
      reached.add(assertion)
      let result
      try {
        result = await run()
      } catch (error) {
        compareMessage(assertion, text, error)
        return
      }
      missThrow(assertion, result)
    },
    report: () => ({ failures: [...failures.values()], reached: [...reached] }),
  }
}

/**
 * The message of a thrown value: `unwrap()` throws plain objects with a message, and payloads that may be strings.
 *
 * @param {unknown} error
 */
function messageOf(error) {
  if (typeof error === 'string') return error
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return show(error)
}

/** @param {unknown} error */
export function nameOf(error) {
  return error instanceof Error ? `${error.name}: ${error.message}` : show(error)
}

/**
 * @param {unknown} value
 * @returns {value is PromiseLike<unknown>}
 */
function isPromise(value) {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

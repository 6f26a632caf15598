// @ts-check
import { inspect, isDeepStrictEqual } from 'node:util'

import { createClaims } from '../../core/claims.mjs'
import { createTexts } from '../../core/texts.mjs'
import { describeThrown, reportOnce } from '../../core/thrown.mjs'

/** @import { Thrown } from '../protocol' */
/** @import { InstalledDocument } from './document.mjs' */

/**
 * Collects uncaught errors: rejections, and exceptions in timers and in event handlers.
 *
 * @param {InstalledDocument | undefined} page
 */
export function collectThrown(page) {
  /** @type {(error: unknown) => void} */
  let add = () => undefined
  const report = (/** @type {unknown} */ error) => add(error)
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  page?.onError(report)

  return {
    /**
     * Begins to collect for a fence.
     *
     * @param {readonly string[]} paths the modules of the fence
     */
    open(paths) {
      /** @type {Thrown[]} */
      const thrown = []
      add = reportOnce((error) => void thrown.push(describe(error, paths)))
      return {
        add,
        close() {
          add = () => undefined
          return thrown
        },
      }
    },
  }
}

/** The import of a module that could not be resolved. */
export class ImportError extends Error {
  /**
   * @param {string} message
   * @param {string} path of the importing module
   * @param {string} specifier
   */
  constructor(message, path, specifier) {
    super(message)
    this.path = path
    this.specifier = specifier
  }
}

/**
 * @param {unknown} error
 * @param {readonly string[]} paths
 * @returns {Thrown}
 */
function describe(error, paths) {
  if (error instanceof ImportError) {
    const { message, path, specifier } = error
    return { text: message, frames: [{ path, line: 1, column: 1 }], specifier }
  }
  return describeThrown(error, texts, paths)
}

/** @import { Failure } from '../protocol' */
/** @import { Claims, Outcome } from '../../core/claims.mjs' */

/** How Node's host writes values. */
const texts = createTexts(inspect)

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
      if (!isExpected && !failures.has(claim)) failures.set(claim, getFailure(outcome))
    },
  })
  return { ...claims, report: () => ({ failures: [...failures.values()], reached: [...reached] }) }
}

/**
 * @param {Outcome} outcome
 * @returns {Failure}
 */
function getFailure(outcome) {
  const { show, getName } = texts
  const { claim: assertion, kind } = outcome
  switch (kind) {
    case 'value':
      return { assertion, kind, expected: show(outcome.expected), actual: show(outcome.actual) }
    case 'threw':
      return { assertion, kind, actual: getName(outcome.error) }
    case 'did not throw':
      return { assertion, kind, actual: show(outcome.result), isPromise: outcome.isPromise }
  }
}

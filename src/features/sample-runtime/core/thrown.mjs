// @ts-check
/** @import { Texts } from './texts.mjs' */

/** The text in place of a value that can't be read, not even its message. */
const UNREADABLE = "Something was thrown that can't be written."

/**
 * Describes something that was thrown, even if reading it throws again.
 *
 * @param {unknown} error
 * @param {Texts} texts
 * @param {readonly string[]} paths of the modules whose places count
 * @returns {{ text: string, frames: Place[] }} with the places in these modules, innermost first
 */
export function describeThrown(error, { getName }, paths) {
  try {
    return { text: getName(error), frames: placesIn(getStack(error), paths) }
  } catch {
    return { text: UNREADABLE, frames: [] }
  }
}

/**
 * Hands on each thing once: React, for example, reports what a component throws, and then throws it.
 *
 * @param {(error: unknown) => void} report
 */
export function reportOnce(report) {
  /** @type {Set<unknown>} */
  const seen = new Set()
  return (/** @type {unknown} */ error) => {
    if (seen.has(error)) return
    seen.add(error)
    report(error)
  }
}

/**
 * A place in a module, as the engine counts: from 1.
 *
 * @typedef {object} Place
 * @property {string} path
 * @property {number} line
 * @property {number} column
 */

/** @param {unknown} error */
function getStack(error) {
  return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : ''
}

/** The stack trace of the caller, longer than engines write it by themselves. */
export function currentStack() {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  return stack
}

/**
 * The places in the given modules that the caller was called from.
 *
 * @param {readonly string[]} paths
 */
export function currentPlaces(paths) {
  return placesIn(currentStack(), paths)
}

/**
 * The places in the given modules that a stack trace names, innermost first.
 *
 * @param {string} stack
 * @param {readonly string[]} paths
 * @returns {Place[]}
 */
export function placesIn(stack, paths) {
  return stack.split('\n').flatMap((text) => {
    const [, line, column] = /:(\d+):(\d+)\)?$/.exec(text) ?? []
    const path = paths.find((candidate) => text.includes(`${candidate}:`))
    return path === undefined || line === undefined
      ? []
      : [{ path, line: Number(line), column: Number(column) }]
  })
}

// @ts-check

/**
 * A place in a module, as the engine counts: from 1.
 *
 * @typedef {object} Place
 * @property {string} path
 * @property {number} line
 * @property {number} column
 */

/** @param {unknown} error */
export function stackOf(error) {
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

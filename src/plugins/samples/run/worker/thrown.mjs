// @ts-check
import { nameOf } from './assertions.mjs'

/** @import { Frame, Thrown } from '../protocol' */
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
      /** @type {Set<unknown>} */
      const seen = new Set()
      add = (error) => {
        if (seen.has(error)) return
        seen.add(error)
        thrown.push(describe(error, paths))
      }
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
  return { text: nameOf(error), frames: framesOf(stackOf(error), paths) }
}

/** @param {unknown} error */
function stackOf(error) {
  return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : ''
}

/**
 * The places in the fence's modules that the caller was called from.
 *
 * @param {readonly string[]} paths
 */
export function currentFrames(paths) {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  return framesOf(stack, paths)
}

/**
 * @param {string} stack
 * @param {readonly string[]} paths
 * @returns {Frame[]}
 */
function framesOf(stack, paths) {
  return stack.split('\n').flatMap((text) => {
    const [, line, column] = /:(\d+):(\d+)\)?$/.exec(text) ?? []
    const path = paths.find((candidate) => text.includes(`${candidate}:`))
    return path === undefined || line === undefined
      ? []
      : [{ path, line: Number(line), column: Number(column) }]
  })
}

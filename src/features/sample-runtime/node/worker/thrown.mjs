// @ts-check
import { describeThrown, reportOnce } from '../../core/thrown.mjs'
import { texts } from './assertions.mjs'

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

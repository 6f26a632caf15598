// @ts-check
import { formatWithOptions, inspect } from 'node:util'

import { createConsole } from '../../core/console.mjs'
import { currentPlaces } from '../../core/places.mjs'

/** @import { Place } from '../../core/places.mjs' */
/** @import { WorkerOptions } from '../protocol' */

/** The console to use while no fence is executed; nothing reads its streams. */
const ownConsole = globalThis.console
const ownWrites = { stdout: process.stdout.write, stderr: process.stderr.write }

/**
 * Collects what is printed through the console or the standard streams, until it is closed.
 *
 * The console is a new one, so that the groups and counters of one fence don't affect the next.
 *
 * @param {object} options
 * @param {WorkerOptions['output']} options.limit
 * @param {readonly string[]} options.paths the modules that the first print is looked for in
 * @param {() => void} options.onOverflow called once, as soon as the limit is exceeded
 * @returns {{ close: () => { output: string, printedAt: Place[] } }}
 */
export function captureOutput({ limit, paths, onOverflow }) {
  let output = ''
  /** @type {Place[]} */
  let printedAt = []
  let overflown = false

  /** @param {unknown} chunk */
  const print = (chunk) => {
    if (overflown) return
    if (output === '') printedAt = currentPlaces(paths)
    output += String(chunk)
    overflown = output.length > limit.characters || output.split('\n').length - 1 > limit.lines
    if (overflown) onOverflow()
  }
  const ofFence = createConsole({
    inspect,
    format: (...values) => formatWithOptions({}, ...values),
    print: (text) => print(`${text}\n`),
  })
  globalThis.console = /** @type {Console} */ (/** @type {unknown} */ (ofFence))
  process.stdout.write = process.stderr.write = (/** @type {unknown} */ chunk) => {
    print(chunk)
    return true
  }
  return {
    close() {
      globalThis.console = ownConsole
      process.stdout.write = ownWrites.stdout
      process.stderr.write = ownWrites.stderr
      return { output, printedAt }
    },
  }
}

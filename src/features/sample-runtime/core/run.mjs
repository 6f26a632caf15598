/**
 * Milliseconds of simulated time for which a run waits for timers that nothing awaits, as Node would. As long as RTK Query
 * keeps data that nobody uses.
 */
export const SIMULATED_TIME_LIMIT = 60_000

/**
 * Milliseconds that it may really take when a reader lets a run go on for as long again: less than ends a run, because that
 * would take away what it has given so far.
 */
export const PATIENCE = 1000

// @ts-check

/** @import { VirtualTime } from './virtual-time.mjs' */

/**
 * A sample, as a host runs it.
 *
 * @typedef {object} Sample
 * @property {() => Promise<() => Promise<unknown>>} prepare
 *   loads what the sample needs, before its time begins; resolves to what evaluates its files
 * @property {(error: unknown) => void} report
 * @property {number | undefined} timeLimit
 *   milliseconds of simulated time for which timers are waited for that nothing awaits; undefined for a sample with a screen,
 *   which would be gone by then
 * @property {boolean} [isKept] whether the sample can go on behind its end: then its timers are kept
 */

/**
 * Runs a sample under the virtual clock. Both hosts take these steps, in this order.
 *
 * @param {VirtualTime} time
 * @param {Sample} sample
 * @returns {ReturnType<VirtualTime['goOn']>} the timers that still waited at the end
 */
export async function runSample(time, { prepare, report, timeLimit, isKept }) {
  try {
    const evaluate = await prepare()
    time.start()
    await evaluate()
  } catch (error) {
    report(error)
  }
  const waiting = await end(time, timeLimit, isKept)
  // Rejections and output from the same turn of the event loop still belong to the run.
  await time.settle()
  return waiting
}

/** @type {(time: VirtualTime, timeLimit: number | undefined, isKept?: boolean) => ReturnType<VirtualTime['goOn']>} */
async function end(time, timeLimit, isKept) {
  if (timeLimit === undefined) {
    time.pause()
    return undefined
  }
  // As in Node, what nothing awaits goes on.
  const waiting = await time.goOn(timeLimit)
  if (!isKept) time.stop()
  return waiting
}

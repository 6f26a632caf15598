// @ts-check
import { placesIn, stackOf } from './places.mjs'

/** @import { Place } from './places.mjs' */
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
export function describeThrown(error, { nameOf }, paths) {
  try {
    return { text: nameOf(error), frames: placesIn(stackOf(error), paths) }
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

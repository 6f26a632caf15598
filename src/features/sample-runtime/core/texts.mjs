// @ts-check

/** How values are written, where it differs from the defaults of Node's `inspect`. */
const INSPECTION = { depth: 12, sorted: true, breakLength: 80, maxStringLength: 4000 }
/** Longer texts aren't compared line by line, because that would be slow and nobody would read the result. */
const LONGEST = 20_000

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis

/**
 * How a run writes values and what was thrown.
 *
 * @typedef {object} Texts
 * @property {(value: unknown) => string} show prints a value in full, up to a readable length
 * @property {(value: unknown) => string} showInOrder the same, with keys in the order that they have
 * @property {(error: unknown) => string} getMessage
 *   the message of a thrown value: `unwrap()` throws plain objects with a message, and payloads that may be strings
 * @property {(error: unknown) => string} getName for example `TypeError: Failed to fetch`
 */

/**
 * @param {(value: unknown, options: typeof INSPECTION) => string} inspect Node's, or one that writes the same
 * @returns {Texts}
 */
export function createTexts(inspect) {
  const write = safely(inspect)
  const show = (/** @type {unknown} */ value) => write(value, INSPECTION).slice(0, LONGEST)
  return {
    show,
    showInOrder: (value) => write(value, { ...INSPECTION, sorted: false }).slice(0, LONGEST),
    getMessage(error) {
      if (typeof error === 'string') return error
      if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
      return show(error)
    },
    getName: (error) => (error instanceof Error ? `${error.name}: ${error.message}` : show(error)),
  }
}

/**
 * Makes a function that always returns a text, even if reading a value throws, so that printing never stops a run.
 *
 * @template {unknown[]} Values
 * @param {(...values: Values) => string} write
 * @returns {(...values: Values) => string}
 */
export function safely(write) {
  return (...values) => {
    try {
      return write(...values)
    } catch (error) {
      return `[a value that can't be written: ${error instanceof PlainError ? error.message : 'it throws'}]`
    }
  }
}

// @ts-check

/** @import { Inspect } from './console.mjs' */

const INDEX = '(index)'
const ITERATION = '(iteration index)'
const VALUES = 'Values'
/** An object with more properties than these is written as `[Object]` in a cell. */
const MOST_PROPERTIES = 2

/**
 * Writes a table as Node does since its version 22, which aligns cells to the left.
 *
 * @param {Inspect} inspect
 * @param {unknown} value
 * @param {readonly string[]} [columns] the properties to show; all unless given
 * @returns {string | undefined} undefined for a value that isn't shown as a table
 */
export function formatTable(inspect, value, columns) {
  if (!isObject(value)) return undefined
  const show = (/** @type {unknown} */ cell) => inspect(cell, optionsFor(cell))
  const rows = rowsOf(value)
  const found = columns ?? [...new Set(rows.flatMap(([, row]) => (isObject(row) ? Object.keys(row) : [])))]
  const hasValues = rows.some(([, row]) => !isObject(row))
  const index = value instanceof Map || value instanceof Set ? ITERATION : INDEX
  const head = [index, ...found, ...(hasValues ? [VALUES] : [])]
  const body = rows.map(([name, row]) => [
    name,
    ...found.map((column) => (isObject(row) && Object.hasOwn(row, column) ? show(row[column]) : '')),
    ...(hasValues ? [isObject(row) ? '' : show(row)] : []),
  ])
  return draw([head, ...body])
}

/**
 * @param {object} value
 * @returns {(readonly [string, unknown])[]}
 */
function rowsOf(value) {
  if (value instanceof Map)
    return [...value].map(([key, item], index) => [String(index), { Key: key, Values: item }])
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item])
  return Object.entries(value)
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null
}

/** @param {unknown} cell */
function optionsFor(cell) {
  const isLarge = isObject(cell) && !Array.isArray(cell) && Object.keys(cell).length > MOST_PROPERTIES
  return { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity }
}

/** @param {readonly (readonly string[])[]} rows */
function draw(rows) {
  const widths = (rows[0] ?? []).map(
    (_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)) + 2,
  )
  /** @type {(left: string, between: string, right: string) => string} */
  const line = (left, between, right) => left + widths.map((width) => '─'.repeat(width)).join(between) + right
  const [head = '', ...body] = rows.map(
    (row) => `│${row.map((cell, column) => ` ${cell}`.padEnd(widths[column] ?? 0)).join('│')}│`,
  )
  return [line('┌', '┬', '┐'), head, line('├', '┼', '┤'), ...body, line('└', '┴', '┘')].join('\n')
}

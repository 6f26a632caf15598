// @ts-check
import { safely } from './texts.mjs'

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
function formatTable(inspect, value, columns) {
  if (!isObject(value)) return undefined
  const show = (/** @type {unknown} */ cell) => inspect(cell, optionsFor(cell))
  const rows = getRows(value)
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
function getRows(value) {
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

/** @typedef {(value: unknown, options: object) => string} Inspect */
/** @typedef {'log' | 'warn' | 'error'} Level */

/**
 * What the console needs of the place where it runs.
 *
 * @typedef {object} Surroundings
 * @property {Inspect} inspect Node's, or one that writes the same
 * @property {(...values: unknown[]) => string} format likewise
 * @property {(text: string, level: Level) => void} print called with each text, without the line break at its end
 */

/** The columns by which a group is indented. */
const GROUP = 2

/**
 * A console that writes what that of Node writes, in the same way under each version of Node. Only what would be of the
 * runner, such as the stack of `trace`, is left out, and `time` measures by the virtual clock.
 *
 * @param {Surroundings} surroundings
 * @returns {Record<string, (...values: any[]) => void>}
 */
export function createConsole({ inspect, format, print }) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  /** @type {Map<string, number>} */
  const timers = new Map()
  let indentation = ''

  /** @type {(text: string, level: Level) => void} */
  const write = (text, level) =>
    print(indentation === '' ? text : indentation + text.replaceAll('\n', `\n${indentation}`), level)
  const getText = safely(format)
  /** @type {(level: Level) => (...values: unknown[]) => void} */
  const printer =
    (level) =>
    (...values) =>
      write(getText(...values), level)
  const log = printer('log')
  const warn = printer('warn')
  const error = printer('error')
  const group = (/** @type {unknown[]} */ ...values) => {
    if (values.length > 0) log(...values)
    indentation += ' '.repeat(GROUP)
  }
  const timeLog = (/** @type {unknown} */ label = 'default', /** @type {unknown[]} */ ...values) => {
    const begun = timers.get(String(label))
    if (begun === undefined) warn(`Warning: No such label '${String(label)}' for console.time()`)
    else log(`${String(label)}: ${Date.now() - begun}ms`, ...values)
  }
  return {
    log,
    info: log,
    debug: log,
    dirxml: log,
    warn,
    error,
    trace: (...values) => error(`Trace${values.length > 0 ? ': ' : ''}${getText(...values)}`),
    dir: (value, options) => write(safely(inspect)(value, { customInspect: false, ...options }), 'log'),
    table: (value, columns) => {
      const table = formatTable(inspect, value, columns)
      if (table === undefined) log(value)
      else write(table, 'log')
    },
    assert: (holds, ...[first, ...values]) => {
      if (!holds) warn(`Assertion failed${first === undefined ? '' : `: ${String(first)}`}`, ...values)
    },
    count: (label = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1
      counts.set(String(label), count)
      log(`${String(label)}: ${count}`)
    },
    countReset: (label = 'default') => void counts.delete(String(label)),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(GROUP)
    },
    time: (label = 'default') => void timers.set(String(label), Date.now()),
    timeLog,
    timeEnd: (label = 'default') => {
      timeLog(label)
      timers.delete(String(label))
    },
    clear: () => undefined,
  }
}

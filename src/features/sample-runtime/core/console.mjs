// @ts-check
import { formatTable } from './console-table.mjs'
import { safely } from './texts.mjs'

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
  const textOf = safely(format)
  /** @type {(level: Level) => (...values: unknown[]) => void} */
  const printer =
    (level) =>
    (...values) =>
      write(textOf(...values), level)
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
    trace: (...values) => error(`Trace${values.length > 0 ? ': ' : ''}${textOf(...values)}`),
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

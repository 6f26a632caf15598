import { formatWithOptions, inspect } from 'node-inspect-extracted'

import type { RunEvent } from '../protocol/messages'
import { formatTable } from './console-table'
import { withoutProxy } from './proxies'

type Level = Extract<RunEvent, { type: 'printed' }>['level']

/** The columns by which a group is indented. */
const GROUP = 2

/**
 * A console that writes what that of Node writes.
 *
 * @param print - called with each text, without the line break at its end
 * @param now - milliseconds, for `time`
 */
export function createConsole(
  print: (text: string, level: Level) => void,
  now: () => number,
): Record<string, (...values: unknown[]) => void> {
  const counts = new Map<string, number>()
  const timers = new Map<string, number>()
  let indentation = ''

  function write(text: string, level: Level): void {
    print(indentation === '' ? text : indentation + text.replaceAll('\n', `\n${indentation}`), level)
  }
  const printer =
    (level: Level) =>
    (...values: unknown[]) =>
      write(format(values), level)
  const log = printer('log')
  const warn = printer('warn')
  const error = printer('error')
  const group = (...values: unknown[]): void => {
    if (values.length > 0) log(...values)
    indentation += ' '.repeat(GROUP)
  }
  const timeLog = (label: unknown = 'default', ...values: unknown[]): void => {
    const begun = timers.get(String(label))
    if (begun === undefined) warn(`Warning: No such label '${String(label)}' for console.time()`)
    else log(`${String(label)}: ${now() - begun}ms`, ...values)
  }
  return {
    log,
    info: log,
    debug: log,
    dirxml: log,
    warn,
    error,
    trace: (...values) => error(`Trace${values.length > 0 ? ': ' : ''}${format(values)}`),
    dir: (value, options) =>
      write(inspect(withoutProxy(value), { customInspect: false, ...(options as object) }), 'log'),
    table: (value, columns) => {
      const table = formatTable(value, columns as readonly string[] | undefined)
      if (table === undefined) log(value)
      else write(table, 'log')
    },
    assert: (holds, ...values) => {
      if (holds) return
      if (typeof values[0] === 'string') warn(`Assertion failed: ${values[0]}`, ...values.slice(1))
      else warn('Assertion failed', ...values)
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
    time: (label = 'default') => void timers.set(String(label), now()),
    timeLog,
    timeEnd: (label = 'default') => {
      timeLog(label)
      timers.delete(String(label))
    },
    clear: () => undefined,
  }
}

/** Output never stops a run, whatever a value does when it is read. */
function format(values: readonly unknown[]): string {
  try {
    return formatWithOptions({}, ...values.map(withoutProxy))
  } catch (error) {
    return `[a value that can't be written: ${error instanceof Error ? error.message : 'it throws'}]`
  }
}

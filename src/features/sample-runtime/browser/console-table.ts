import { inspect } from 'node-inspect-extracted'

const INDEX = '(index)'
const VALUES = 'Values'

/**
 * Writes a table as Node does.
 *
 * @param columns - the properties to show; all unless given
 * @returns undefined for a value that isn't shown as a table
 */
export function formatTable(value: unknown, columns?: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const rows = rowsOf(value)
  const found = columns ?? [...new Set(rows.flatMap(([, row]) => (isObject(row) ? Object.keys(row) : [])))]
  const hasValues = rows.some(([, row]) => !isObject(row))
  const head = [value instanceof Map ? '(iteration index)' : INDEX, ...found, ...(hasValues ? [VALUES] : [])]
  const body = rows.map(([index, row]) => [
    index,
    ...found.map((name) => (isObject(row) && Object.hasOwn(row, name) ? show(row[name]) : '')),
    ...(hasValues ? [isObject(row) ? '' : show(row)] : []),
  ])
  return draw([head, ...body])
}

function rowsOf(value: object): (readonly [string, unknown])[] {
  if (value instanceof Map)
    return [...(value as Map<unknown, unknown>)].map(([key, item], index) => [
      String(index),
      { Key: key, Values: item },
    ])
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item])
  return Object.entries(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function show(value: unknown): string {
  return inspect(value, { depth: isObject(value) ? -1 : 0, maxArrayLength: 3, breakLength: Infinity })
}

function draw(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map(
    (_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)) + 2,
  )
  const line = (left: string, between: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width)).join(between) + right
  const [head = '', ...body] = rows.map(
    (row) => `│${row.map((cell, column) => ` ${cell}`.padEnd(widths[column] ?? 0)).join('│')}│`,
  )
  return [line('┌', '┬', '┐'), head, line('├', '┼', '┤'), ...body, line('└', '┴', '┘')].join('\n')
}

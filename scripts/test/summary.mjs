import { logOf } from './execute.mjs'

/**
 * Prints a line for each suite, the failed tests below it, and one line over all of them.
 *
 * @param {(import('./runners.mjs').Result & { name: string, seconds?: number })[]} results
 * @returns {number} how many tests failed
 */
export function printSummary(results) {
  console.log(`\n${results.flatMap(linesOf).join('\n')}\n`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
  return total('failed')
}

function linesOf({ name, passed, failed, skipped, seconds, note, failures = [] }) {
  const counts = [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(note === undefined ? [] : [note]),
  ].join(', ')
  const time = seconds === undefined ? '' : ` (${seconds} s)`
  const log = failed > 0 && failures.length === 0 ? [`    ${logOf(name)} has what was printed`] : []
  return [
    `${failed > 0 ? '✗' : '✓'} ${name}: ${counts}${time}`,
    ...failures.map((line) => `    ${line}`),
    ...log,
  ]
}

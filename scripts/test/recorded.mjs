// Which tests in the browser need not run, and how that is noted: tests/recorded/recorded.ts.
import { execFileSync } from 'node:child_process'

const TSX = 'node_modules/tsx/dist/cli.mjs'

/** @returns {string[]} test files that passed while nothing has changed since that they are about */
export function unchangedSpecs() {
  const output = execFileSync(process.execPath, [TSX, 'tests/recorded/specs/unchanged.mts'], {
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

/**
 * Notes what passed in the browser, for this machine.
 *
 * @param {import('./runners.mjs').Result[]} results of all projects that a pull request needs
 */
export function noteForThisMachine(results) {
  const failures = results.flatMap((result) => result.failures ?? [])
  const failed = results.some((result) => result.failed > (result.failures?.length ?? 0))
  // What is wrong with the run as a whole may concern every test.
  if (failed) return
  const files = failures.map((line) => `tests/${line.split(':')[0]}`)
  execFileSync(process.execPath, [TSX, 'tests/recorded/cli.mts', '--local', ...new Set(files)])
}

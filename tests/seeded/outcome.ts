import type { SeededFault } from './faults/seeded-fault'

/** What caught a fault; none, if nothing did. */
export interface Outcome {
  readonly fault: SeededFault
  readonly caughtBy: readonly string[]
}

/** The end of `npm test` names failed tests in lines like this. */
const FAILED_TEST = /^ {4}(?:tests\/|src\/)?[\w/.-]+\.(?:spec|test)\.tsx?\b/
/** It says that a fault has its place in the sources, which it has lost by being written into them. */
const OF_PLACES = /^ {4}tests\/unit\/seeded\//
/** The check of samples and the build print faults with their file and line. */
const FAULT_OF_PAGE = /\.mdx:\d|^ *The default of |^ *There is no /

/**
 * Finds for each fault what failed because of it.
 *
 * @param output - what the commands printed while the faults were in the sources
 */
export function outcomesOf(faults: readonly SeededFault[], output: string): Outcome[] {
  const lines = linesWithFaults(output)
  return faults.map((fault) => ({ fault, caughtBy: lines.filter((line) => fault.sign.test(line)) }))
}

/** Failed tests that are the sign of no fault: a test that fails by itself, or a sign that is too narrow. */
export function unexplained(faults: readonly SeededFault[], output: string): string[] {
  return linesWithFaults(output).filter(
    (line) => FAILED_TEST.test(line) && !faults.some(({ sign }) => sign.test(line)),
  )
}

function linesWithFaults(output: string): string[] {
  // eslint-disable-next-line no-control-regex -- Colors of a terminal.
  const plain = output.replace(/\u001B\[[\d;]*m/g, '')
  const lines = new Set(plain.split('\n'))
  return [...lines].filter(
    (line) => (FAILED_TEST.test(line) && !OF_PLACES.test(line)) || FAULT_OF_PAGE.test(line),
  )
}

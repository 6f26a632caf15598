// What came of suites: how reports of Vitest and Playwright are counted, and how that is printed.
import path from 'node:path'

/** What suites print, and the reports of their runners. */
export const RESULTS = '.cache/test-results'

/** @param {string} name of a suite */
export const logFile = (name) => `${RESULTS}/${name}.log`

/**
 * What came of a suite.
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] file and title of each failed test
 * @property {string} [note] a sentence about it
 */

/**
 * Counts a report of Vitest. A suite without a test is one that could not start, or that finds none of its files.
 *
 * @returns {Result}
 */
export function vitestResult(report) {
  const failures = report.testResults.flatMap(failedInFile)
  if (report.numTotalTests === 0) return { passed: 0, failed: 1, skipped: 0, failures, note: 'no test ran' }
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, failures }
}

function failedInFile({ name, status, assertionResults, message }) {
  const file = path.relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}

/**
 * Counts a report of Playwright by project. What is wrong with the run as a whole counts for the first one.
 *
 * @param {readonly string[]} projects
 * @returns {[project: string, result: Result][]}
 */
export function playwrightResults(projects, report) {
  const all = report.suites.flatMap(testsIn)
  return projects.map((project, index) => {
    const tests = all.filter(({ projectName }) => projectName === project)
    const broken = index === 0 ? report.errors.map(({ message }) => firstLine(message)) : []
    const failed = tests.filter(({ status }) => status === 'unexpected').map(({ place }) => place)
    return [
      project,
      {
        passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
        failed: failed.length + broken.length,
        skipped: tests.filter(({ status }) => status === 'skipped').length,
        failures: [...failed, ...broken],
      },
    ]
  })
}

function testsIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map((test) => ({ ...test, place: `${file}:${line}: ${title}` })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0]

/**
 * Prints a line for each suite, the failed tests below it, and one line over all of them.
 *
 * @param {(Result & { name: string, seconds?: number })[]} results
 * @returns {number} how many tests failed
 */
export function printSummary(results) {
  console.log(`\n${results.flatMap(getLines).join('\n')}\n`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
  return total('failed')
}

function getLines({ name, passed, failed, skipped, seconds, note, failures = [] }) {
  const parts = [`${passed} passed, ${failed} failed`, skipped > 0 && `${skipped} skipped`, note]
  const time = seconds === undefined ? '' : ` (${seconds} s)`
  const more = failed > 0 && failures.length === 0 ? [`${logFile(name)} has what was printed`] : failures
  return [
    `${failed > 0 ? '✗' : '✓'} ${name}: ${parts.filter(Boolean).join(', ')}${time}`,
    ...more.map((line) => `    ${line}`),
  ]
}

import path from 'node:path'

/**
 * Names the failed tests of a report, so that they can stand at the end of the output.
 *
 * @param {object} report what Vitest or Playwright writes as JSON
 * @returns {string[]} file and title of each failed test; the file alone where it could not start
 */
export function failedTests(report) {
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(failedInVitestFile)
  if (Array.isArray(report.suites)) {
    const broken = (report.errors ?? []).map(({ message }) => firstLine(message))
    return [...report.suites.flatMap(failedInPlaywrightSuite), ...broken]
  }
  return []
}

function failedInVitestFile({ name, status, assertionResults, message }) {
  const file = path.relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}

function failedInPlaywrightSuite({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line}: ${title}`)
  return [...own, ...suites.flatMap(failedInPlaywrightSuite)]
}

function firstLine(text = '') {
  return text.trim().split('\n', 1)[0]
}

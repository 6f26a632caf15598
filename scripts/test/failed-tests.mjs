import path from 'node:path'

/**
 * Names the failed tests of a report, so that they can stand at the end of the output.
 *
 * @param {object} report what Vitest or Playwright writes as JSON
 * @param {string} [project] of Playwright; without it, the tests of all projects
 * @returns {string[]} file and title of each failed test; the file alone where it could not start
 */
export function failedTests(report, project) {
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(failedInVitestFile)
  if (Array.isArray(report.suites)) {
    const broken = (report.errors ?? []).map(({ message }) => firstLine(message))
    return [...report.suites.flatMap((suite) => failedInPlaywrightSuite(suite, project)), ...broken]
  }
  return []
}

function failedInVitestFile({ name, status, assertionResults, message }) {
  const file = path.relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}

function failedInPlaywrightSuite({ file, specs = [], suites = [] }, project) {
  const isOfProject = ({ tests = [] }) =>
    project === undefined || tests.some(({ projectName }) => projectName === project)
  const own = specs
    .filter((spec) => !spec.ok && isOfProject(spec))
    .map(({ title, line }) => `${file}:${line}: ${title}`)
  return [...own, ...suites.flatMap((suite) => failedInPlaywrightSuite(suite, project))]
}

function firstLine(text = '') {
  return text.trim().split('\n', 1)[0]
}

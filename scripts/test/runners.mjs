// How each kind of suite is run, and how its report is counted.
import { ensureChromium, findWholeBrowser } from '../lib/ensure-chromium.mjs'
import { DOCUSAURUS } from '../lib/proving.mjs'
import { PlainError } from '../lib/run.mjs'
import { CONFIGURED } from './configured.mjs'
import { execute, readReport, RESULTS } from './execute.mjs'
import { failedTests } from './failed-tests.mjs'
import { unchangedSpecs } from './recorded.mjs'

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
 * @typedef {object} Suite
 * @property {1 | 2} cores how many processor cores it keeps busy
 * @property {string[]} [needs] the suites that must have ended before it begins, if they are run at all
 * @property {(context: { isAlone: boolean, more: string[] }) => Promise<Result>} run `more` are parameters for the runner
 */

/**
 * A check counts as one test: it passes or fails as a whole.
 *
 * @param {string} name
 * @param {() => string[] | undefined} parametersOf the script and its parameters; undefined if there is nothing to check
 * @returns {Suite}
 */
export const check = (name, parametersOf) => ({
  cores: 1,
  async run({ isAlone }) {
    const parameters = parametersOf()
    if (parameters === undefined) return { passed: 0, failed: 0, skipped: 0, note: 'nothing changed' }
    const code = await execute(name, parameters, { isAlone })
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  },
})

/**
 * @param {string} project of vitest.config.mts
 * @param {{ cores: 1 | 2, needs?: string[], needsBrowser?: boolean }} options
 * @returns {Suite}
 */
export const vitest = (project, { cores, needs = [], needsBrowser = false }) => ({
  cores,
  needs,
  async run({ isAlone }) {
    const file = `${RESULTS}/${project}.json`
    const parameters = [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'],
      ...['--reporter=json', `--outputFile.json=${file}`, `--maxWorkers=${isAlone ? 2 : cores}`],
    ]
    const environment = needsBrowser ? await browsers() : {}
    await execute(project, parameters, { environment, isAlone })
    const report = readReport(file)
    return vitestResult(report)
  },
})

/**
 * Counts a report of Vitest. A suite without a test is one that could not start, or that finds none of its files.
 *
 * @returns {Result}
 */
export function vitestResult(report) {
  const { numTotalTests, numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report
  if (numTotalTests === 0)
    return { passed: 0, failed: 1, skipped: 0, failures: failedTests(report), note: 'no test ran' }
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures: failedTests(report) }
}

/**
 * Each sample of a page counts as a test. The compiler takes one core most of the time.
 *
 * @param {() => string[] | undefined} pagesOf the pages whose samples are checked, all if it is empty; undefined for none
 * @returns {Suite}
 */
export const samples = (pagesOf) => ({
  cores: 1,
  async run({ isAlone }) {
    const pages = pagesOf()
    if (pages === undefined) return { passed: 0, failed: 0, skipped: 0, note: 'no page changed' }
    const file = `${RESULTS}/samples.json`
    const cli = 'src/features/checked-samples/build/cli.mts'
    await execute('samples', ['node_modules/tsx/dist/cli.mjs', cli, '--results', file, ...pages], { isAlone })
    return { ...readReport(file), skipped: 0 }
  },
})

/**
 * @param {{ name: string, directory?: string, environment?: NodeJS.ProcessEnv, needs?: string[] }} options
 * @returns {Suite}
 */
export const build = ({ name, directory = 'build', environment = {}, needs = [] }) => ({
  cores: 1,
  needs,
  async run({ isAlone }) {
    const code = await execute(name, [DOCUSAURUS, 'build', '--out-dir', directory], { environment, isAlone })
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  },
})

/** The project whose tests are repeated in a browser of the other kind. */
const OTHER_KIND = 'ordinary-browser'

/**
 * Runs projects of playwright.config.ts together, so that the browser is started once.
 *
 * @param {readonly string[]} wanted
 * @param {{ isAlone: boolean, more: string[], onlyChanged?: boolean }} context `onlyChanged` leaves out test files that
 *   passed while nothing has changed that they are about: tests/recorded/recorded.ts
 * @returns {Promise<[string, Result][]>} by project
 */
export async function playwright(wanted, { isAlone, more, onlyChanged = false }) {
  const { default: getPort } = await import('get-port')
  const file = `${RESULTS}/playwright.json`
  const found = await browsers()
  const projects = wanted.filter((project) => project !== OTHER_KIND || hasOtherKind(found))
  const left = wanted.filter((project) => !projects.includes(project))
  const unchanged = onlyChanged ? unchangedSpecs() : []
  const environment = {
    ...found,
    ...(await configuredSite(projects)),
    PREVIEW_PORT: String(await freePorts(getPort)),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    UNCHANGED_SPECS: JSON.stringify(unchanged),
  }
  const named = projects.flatMap((project) => ['--project', project])
  const parameters = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...named,
    '--reporter=list,json',
    ...more,
  ]
  if (projects.length > 0) await execute('playwright', parameters, { environment, isAlone })
  return [
    ...(projects.length > 0 ? resultsOf(projects, readReport(file), unchanged.length) : []),
    ...left.map((project) => [project, { passed: 0, failed: 0, skipped: 1, note: NO_OTHER_KIND }]),
  ]
}

/** The folder of a site with hosted services: a real build if one is tested, else the build with its settings swapped. */
async function configuredSite(projects) {
  if (projects.includes('configured')) return { CONFIGURED_DIRECTORY: CONFIGURED.directory }
  if (!projects.includes('services')) return {}
  const directory = '.cache/configured-site'
  const script = 'tests/browser/configured/swap-settings.mts'
  const parameters = ['node_modules/tsx/dist/cli.mjs', script, directory]
  const code = await execute('swap-settings', parameters, { environment: CONFIGURED.environment })
  if (code !== 0) throw new PlainError('The settings of the built site could not be swapped: see above.')
  return { CONFIGURED_DIRECTORY: directory }
}

/** The first of two ports that are free: a site with hosted services is served at the one after it. */
async function freePorts(getPort) {
  for (;;) {
    const port = await getPort({ host: '127.0.0.1' })
    if ((await getPort({ host: '127.0.0.1', port: port + 1 })) === port + 1) return port
  }
}

const noteOf = (unchanged) =>
  `${unchanged} test files in the browser are left out: they passed, and nothing has changed that they are about (tests/recorded)`

const NO_OTHER_KIND =
  'needs chromium-headless-shell and an ordinary Chromium or Chrome; the tests ran in the one that is here'

function hasOtherKind({ CHROMIUM, WHOLE_CHROMIUM }) {
  return WHOLE_CHROMIUM !== undefined && WHOLE_CHROMIUM !== CHROMIUM
}

/** The browser that tests run in, and the whole one besides, if there is one. */
async function browsers() {
  const CHROMIUM = await ensureChromium()
  const whole = findWholeBrowser()
  return { CHROMIUM, ...(whole !== undefined && { WHOLE_CHROMIUM: whole }) }
}

/**
 * Counts a report of Playwright by project. What is wrong with the run as a whole counts for the first one.
 *
 * @param {readonly string[]} projects
 * @param {number} [unchanged] how many test files were left out
 * @returns {Map<string, Result>}
 */
export function resultsOf(projects, report, unchanged = 0) {
  return new Map(
    projects.map((project, index) => {
      const tests = report.suites.flatMap(testsIn).filter(({ projectName }) => projectName === project)
      const errors = index === 0 ? report.errors : []
      const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
      const result = {
        passed: count('expected', 'flaky'),
        failed: count('unexpected') + errors.length,
        skipped: count('skipped'),
        failures: failedTests({ ...report, errors }, project),
        ...(index === 0 && unchanged > 0 && { note: noteOf(unchanged) }),
      }
      return [project, result]
    }),
  )
}

function testsIn({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]
}

// How the projects of playwright.config.ts are run: together, so that the browser and the server are started once.
import { execFileSync } from 'node:child_process'

import { ensureChromium, findWholeBrowser } from '../lib/ensure-chromium.mjs'
import { PlainError } from '../lib/run.mjs'
import { playwrightResults, RESULTS } from './reports.mjs'
import { execute, readReport } from './runners.mjs'

/** The projects that a pull request needs. */
export const PROJECTS_OF_PULL_REQUESTS = [
  ...['specification', 'pages', 'browser', 'accessibility', 'visual', 'ordinary-browser', 'services'],
]
/** All of them. */
export const PROJECTS = [...PROJECTS_OF_PULL_REQUESTS, 'every-sample', 'configured']

/** A build with the hosted services switched on: made-up addresses, whose requests the tests answer. */
export const CONFIGURED = {
  directory: '.cache/configured-build',
  environment: {
    ANALYTICS_DOMAIN: 'stats.example.test',
    ANALYTICS_WEBSITE_ID: '0f9d-11aa',
    SITE_REPOSITORY_URL: 'https://github.com/example/site',
    FEEDBACK_REPOSITORY_URL: 'https://github.com/example/documentation',
    ALGOLIA_APP_ID: 'TESTAPPID',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'test-index',
  },
}

const TSX = 'node_modules/tsx/dist/cli.mjs'
/** The project whose tests are repeated in a browser of the other kind. */
const OTHER_KIND = 'ordinary-browser'
const NO_OTHER_KIND =
  'needs chromium-headless-shell and an ordinary Chromium or Chrome; the tests ran in the one that is here'

/**
 * Runs projects.
 *
 * @param {readonly string[]} wanted
 * @param {{ more?: string[], onlyChanged?: boolean }} options `more` are parameters for Playwright; `onlyChanged` leaves out
 *   test files that passed while nothing has changed that they are about: tests/recorded/recorded.ts
 * @returns {Promise<[project: string, result: import('./reports.mjs').Result][]>}
 */
export async function playwright(wanted, { more = [], onlyChanged = false }) {
  const CHROMIUM = await ensureChromium()
  const WHOLE_CHROMIUM = findWholeBrowser() ?? CHROMIUM
  const projects = wanted.filter((project) => project !== OTHER_KIND || WHOLE_CHROMIUM !== CHROMIUM)
  const unchanged = onlyChanged ? unchangedSpecs() : []
  const file = `${RESULTS}/playwright.json`
  const results = []
  if (projects.length > 0) {
    const named = projects.flatMap((project) => ['--project', project])
    const cli = ['node_modules/@playwright/test/cli.js', 'test', ...named, '--reporter=list,json', ...more]
    await execute('playwright', cli, true, {
      ...(WHOLE_CHROMIUM !== CHROMIUM && { WHOLE_CHROMIUM }),
      ...(await configuredSite(projects)),
      CHROMIUM,
      PREVIEW_PORT: String(await freePorts()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      UNCHANGED_SPECS: JSON.stringify(unchanged),
    })
    results.push(...playwrightResults(projects, readReport(file)))
  }
  if (results.length > 0 && unchanged.length > 0)
    results[0][1].note = `${unchanged.length} test files in the browser are left out: they passed, and nothing has changed that they are about (tests/recorded)`
  if (projects.length < wanted.length)
    results.push([OTHER_KIND, { passed: 0, failed: 0, skipped: 1, note: NO_OTHER_KIND }])
  return results
}

/** The folder of a site with hosted services: a real build if one is tested, else the build with its settings swapped. */
async function configuredSite(projects) {
  if (projects.includes('configured')) return { CONFIGURED_DIRECTORY: CONFIGURED.directory }
  if (!projects.includes('services')) return {}
  const directory = '.cache/configured-site'
  const script = [TSX, 'tests/browser/configured/swap-settings.mts', directory]
  if (!(await execute('swap-settings', script, true, CONFIGURED.environment)))
    throw new PlainError('The settings of the built site could not be swapped: see above.')
  return { CONFIGURED_DIRECTORY: directory }
}

/** The first of two ports that are free: a site with hosted services is served at the one after it. */
async function freePorts() {
  const { default: getPort } = await import('get-port')
  for (;;) {
    const port = await getPort({ host: '127.0.0.1' })
    if ((await getPort({ host: '127.0.0.1', port: port + 1 })) === port + 1) return port
  }
}

/** @returns {string[]} test files that passed while nothing has changed since that they are about */
function unchangedSpecs() {
  const list = [TSX, 'tests/recorded/cli.mts', '--unchanged']
  return JSON.parse(execFileSync(process.execPath, list, { encoding: 'utf8' }))
}

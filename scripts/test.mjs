#!/usr/bin/env node
// `npm test [suite …]`: installs what is missing, runs every check and test, and ends with one line over all of them.
import { existsSync, readFileSync, rmSync } from 'node:fs'

import { ensureChromium } from './lib/ensure-chromium.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { failedTests } from './lib/failed-tests.mjs'
import { node, runAside, stopOnFailure } from './lib/run.mjs'
import { staleBuildWarning } from './lib/stale-build.mjs'

const RESULTS = '.cache/test-results'

/** A check counts as one test: it passes or fails as a whole. It needs one core, so another may run beside it. */
const check = (command, ...parameters) => ({
  aside: true,
  async run() {
    await runAside(process.execPath, [command, ...parameters])
    return { passed: 1, failed: 0, skipped: 0 }
  },
})

/** @param environment gives the variables that the tests need besides */
const vitest = (project, environment = () => ({})) => ({
  async run() {
    const file = `${RESULTS}/${project}.json`
    const parameters = [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ]
    await node(parameters, await environment()).catch(() => {})
    const report = readResults(file)
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report
    // A suite that could not start has no report with tests to count.
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
    return { passed: numPassedTests, failed, skipped: numPendingTests, failures: failedTests(report) }
  },
})

/** Each sample of a page counts as a test. The compiler takes one core most of the time. */
const samples = {
  aside: true,
  async run() {
    const file = `${RESULTS}/samples.json`
    const cli = 'src/plugins/samples/cli.mts'
    await node(['node_modules/tsx/dist/cli.mjs', cli, '--results', file]).catch(() => {})
    return { ...readResults(file), skipped: 0 }
  },
}

/** Switches on the hosted services, with made-up addresses whose requests the tests answer. */
const CONFIGURED = {
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

const build = (directory = 'build', environment = {}) => ({
  async run() {
    const parameters = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', directory]
    await node(parameters, environment)
    return { passed: 1, failed: 0, skipped: 0 }
  },
})

const playwright = (project, directory = 'build') => ({
  async run() {
    const file = `${RESULTS}/${project}.json`
    const environment = {
      CHROMIUM: await ensureChromium(),
      PREVIEW_DIRECTORY: directory,
      PREVIEW_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }
    await node(
      ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json'],
      environment,
    ).catch(() => {})
    const report = readResults(file)
    const { stats, errors } = report
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: failedTests(report),
    }
  },
})

const SUITES = {
  samples,
  types: check('node_modules/typescript/bin/tsc', '--noEmit'),
  lint: check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  format: check('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  'dead code': check('node_modules/knip/bin/knip.js'),
  unit: vitest('unit'),
  demos: vitest('demos'),
  examples: vitest('examples', async () => ({ CHROMIUM: await ensureChromium() })),
  build: build(),
  site: vitest('site'),
  browser: playwright('browser'),
  engines: vitest('engines'),
  'configured build': build(CONFIGURED.directory, CONFIGURED.environment),
  configured: playwright('configured', CONFIGURED.directory),
  accessibility: playwright('accessibility'),
  visual: playwright('visual'),
}

/** Suites that read `build/` without building it. */
const READ_BUILD = ['site', 'browser', 'engines', 'accessibility', 'visual']

function readResults(file) {
  if (!existsSync(file)) throw new Error(`${file} was not written: the runner did not start`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function freePort() {
  // It may have been installed only a moment ago.
  const { default: getPort } = await import('get-port')
  return getPort({ host: '127.0.0.1' })
}

async function runSuite(name) {
  const start = Date.now()
  console.log(`\n── ${name}`)
  const result = await SUITES[name].run().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { ...result, name, seconds: Math.round((Date.now() - start) / 1000) }
}

/** Runs suites in order; neighbors that need only one core run in parallel. */
async function runSuites(names) {
  const results = []
  for (let next = 0; next < names.length;) {
    const isAside = (name) => SUITES[name].aside === true
    const end = names.findIndex((name, index) => index >= next && !isAside(name))
    const aside = names.slice(next, end === -1 ? names.length : end)
    const group = aside.length > 0 ? aside : [names[next]]
    results.push(...(await runTwoAtATime(group)))
    next += group.length
  }
  return results
}

/** Limited to two, because small machines have two cores, and too little memory for all compilers at once. */
async function runTwoAtATime(names) {
  const results = new Map()
  const waiting = [...names]
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      results.set(name, await runSuite(name))
    }
  }
  await Promise.all([lane(), lane()])
  return names.map((name) => results.get(name))
}

await stopOnFailure(async () => {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !(name in SUITES))
  if (unknown.length > 0)
    throw new Error(`Unknown suite ${unknown.join(', ')}: use ${Object.keys(SUITES).join(', ')}.`)
  await ensureInstalled({ tests: true })
  rmSync(RESULTS, { recursive: true, force: true })
  const readsBuild = names.some((name) => READ_BUILD.includes(name)) && !names.includes('build')
  const warning = readsBuild ? staleBuildWarning() : undefined
  if (warning !== undefined) console.warn(warning)

  const totals = { passed: 0, failed: 0, skipped: 0 }
  const lines = []
  for (const result of await runSuites(names.length > 0 ? names : Object.keys(SUITES))) {
    const { name, passed, failed, seconds, failures = [] } = result
    for (const key of Object.keys(totals)) totals[key] += result[key]
    lines.push(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
    lines.push(...failures.map((failure) => `    ${failure}`))
  }
  console.log(`\n${lines.join('\n')}\n`)
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
  if (totals.failed > 0) process.exitCode = 1
})

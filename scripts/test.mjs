#!/usr/bin/env node
// `npm test [suite …]`: installs what is missing, runs the checks and tests, and ends with one line over all of them.
// `npm test quick` is for while you work; `npm test nightly` runs everything.
import { existsSync, mkdirSync, rmSync } from 'node:fs'

import { ensureInstalled } from './lib/ensure-installed.mjs'
import { PlainError, stopOnFailure } from './lib/run.mjs'
import { fileNewerThan } from './lib/work-tree.mjs'
import { playwright, PROJECTS } from './test/playwright.mjs'
import { printSummary, RESULTS } from './test/reports.mjs'
import { PLANS, READ_BUILD, readArguments, SUITES } from './test/suites.mjs'

/** How many suites run side by side: a small machine has two cores, and too little memory for more compilers at once. */
const CORES = 2
/** With this suite, the others leave nothing out, either: tests/recorded/recorded.ts. */
const EVERY_SAMPLE = 'every-sample'
/** What the site is built from. */
const SOURCES = [
  'docs',
  'content',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
]

await stopOnFailure(async () => {
  const { suites, more } = readArguments(process.argv.slice(2))
  if (suites.includes(EVERY_SAMPLE)) process.env.RUN_EVERYTHING = 'true'
  await ensureInstalled({ tests: true })
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  assertBuild(suites)
  const projects = suites.filter((name) => PROJECTS.includes(name))
  const results = await sideBySide(suites.filter((name) => !PROJECTS.includes(name)))
  if (projects.length > 0) results.push(...(await inBrowser(projects, more, suites)))
  if (printSummary(results) > 0) process.exitCode = 1
})

/** Runs suites, each once those that it needs have ended, as far as the cores go round. */
async function sideBySide(names) {
  const { default: pLimit } = await import('p-limit')
  const limit = pLimit(CORES)
  const ended = {}
  for (const name of names) {
    const needed = Promise.all((SUITES[name].needs ?? []).map((other) => ended[other]))
    const run = async () => [[name, await SUITES[name].run(names.length === 1)]]
    ended[name] = needed.then(() => limit(() => timed(name, run)))
  }
  return (await Promise.all(Object.values(ended))).flat()
}

/** All projects of Playwright, with all cores. A suite that is named is run whole, and so is everything at night. */
function inBrowser(projects, more, suites) {
  const isWhole = PLANS.all.every((name) => suites.includes(name)) && more.length === 0
  const onlyChanged = isWhole && process.env.RUN_EVERYTHING === undefined
  return timed('in the browser', () => playwright(projects, { more, onlyChanged }))
}

/** Runs suites, and adds how long they took to the first of their results. */
async function timed(name, run) {
  const start = Date.now()
  console.log(`── ${name}`)
  const results = await run().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error)
    return [[name, { passed: 0, failed: 1, skipped: 0, note: 'did not start' }]]
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  return results.map(([suite, result], index) => ({
    ...{ ...result, name: suite },
    ...(index === 0 && { seconds }),
  }))
}

function assertBuild(suites) {
  const readers = suites.filter((name) => READ_BUILD.includes(name))
  if (readers.length === 0 || suites.includes('build')) return
  if (!existsSync('build/index.html')) {
    throw new PlainError(`${readers.join(', ')} read build/, which is not there: run "npm run build" first.`)
  }
  // It is written at the end of a build.
  const newer = fileNewerThan('build/llms.txt', SOURCES)
  if (newer !== undefined)
    console.warn(
      `build/ is older than ${newer}: these tests read an earlier state. Run "npm run build" first.`,
    )
}

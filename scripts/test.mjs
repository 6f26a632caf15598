#!/usr/bin/env node
// `npm test [suite …]`: installs what is missing, runs the checks and tests, and ends with one line over all of them.
// `npm test quick` is for while you work; `npm test nightly` runs everything.
import { existsSync } from 'node:fs'

import { ensureInstalled } from './lib/ensure-installed.mjs'
import { PlainError, stopOnFailure } from './lib/run.mjs'
import { readArguments } from './test/arguments.mjs'
import { emptyResults } from './test/execute.mjs'
import { noteForThisMachine } from './test/recorded.mjs'
import { playwright } from './test/runners.mjs'
import { schedule } from './test/schedule.mjs'
import { staleBuildWarning } from './test/stale-build.mjs'
import { PLANS, PLAYWRIGHT, READ_BUILD, SUITES } from './test/suites.mjs'
import { printSummary } from './test/summary.mjs'

/** What is kept busy at the same time: a small machine has two cores, and too little memory for more compilers at once. */
const CORES = 2
/** With this suite, the others leave nothing out, either: tests/recorded/recorded.ts. */
const EVERY_SAMPLE = 'every-sample'
/** All projects of Playwright are one task. */
const IN_BROWSER = 'in the browser'

await stopOnFailure(async () => {
  const { suites, more } = readArguments(process.argv.slice(2))
  if (suites.includes(EVERY_SAMPLE)) process.env.RUN_EVERYTHING = 'true'
  await ensureInstalled({ tests: true })
  emptyResults()
  assertBuild(suites)
  // A suite that is named is run whole, and so is everything at night.
  const isWhole = PLANS.all.every((name) => suites.includes(name)) && more.length === 0
  const onlyChanged = isWhole && process.env.RUN_EVERYTHING === undefined
  const projects = suites.filter((name) => PLAYWRIGHT.includes(name))
  const tasks = suites
    .filter((name) => !PLAYWRIGHT.includes(name))
    .map((name) => ({ name, cores: SUITES[name].cores, needs: SUITES[name].needs ?? [] }))
  if (projects.length > 0)
    tasks.push({ name: IN_BROWSER, cores: CORES, needs: ['build', 'configured-build'] })

  const results = await schedule(tasks, {
    cores: CORES,
    run: (name, isAlone) =>
      timed(name, async () => {
        if (name === IN_BROWSER) return inBrowser(projects, { isAlone, more, onlyChanged }, isWhole)
        return [[name, await SUITES[name].run({ isAlone, more })]]
      }),
  })
  if (printSummary(results.flat()) > 0) process.exitCode = 1
})

async function inBrowser(projects, context, isWhole) {
  const results = await playwright(projects, context)
  if (isWhole) noteForThisMachine(results.map(([, result]) => result))
  return results
}

/** Runs a task, and adds how long it took to the first of its results. */
async function timed(name, run) {
  const start = Date.now()
  console.log(`── ${name}`)
  const results = await run().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error)
    return [[name, { passed: 0, failed: 1, skipped: 0, note: 'did not start' }]]
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  return results.map(([suite, result], index) => ({
    ...result,
    name: suite,
    ...(index === 0 && { seconds }),
  }))
}

function assertBuild(suites) {
  const readers = suites.filter((name) => READ_BUILD.includes(name))
  if (readers.length === 0 || suites.includes('build')) return
  if (!existsSync('build/index.html')) {
    throw new PlainError(`${readers.join(', ')} read build/, which is not there: run "npm run build" first.`)
  }
  const warning = staleBuildWarning()
  if (warning !== undefined) console.warn(warning)
}

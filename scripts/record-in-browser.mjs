#!/usr/bin/env node
// `npm run record:in-browser`: runs the tests of `build/` in the browser that changed since they passed, and notes for all
// what passed, so that `npm test` need not run it again (tests/recorded/recorded.ts).
import { mkdirSync } from 'node:fs'

import { ensureInstalled } from './lib/ensure-installed.mjs'
import { node, stopOnFailure } from './lib/run.mjs'
import { playwright, PROJECTS_OF_PULL_REQUESTS } from './test/playwright.mjs'
import { printSummary, RESULTS } from './test/reports.mjs'

await stopOnFailure(async () => {
  await ensureInstalled({ tests: true })
  mkdirSync(RESULTS, { recursive: true })
  const results = await playwright(PROJECTS_OF_PULL_REQUESTS, { onlyChanged: true })
  if (printSummary(results.map(([name, result]) => ({ ...result, name }))) > 0) process.exitCode = 1
  else await node(['node_modules/tsx/dist/cli.mjs', 'tests/recorded/cli.mts'])
})

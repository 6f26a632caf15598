#!/usr/bin/env node
// `npm run record:in-browser`: looks at every sample, page, attack and demo of `build/` in the browser, and notes what was
// looked at, so that `npm test` need not look again at what didn't change (tests/recorded/recorded.ts).
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { node, stopOnFailure } from './lib/run.mjs'
import { emptyResults } from './test/execute.mjs'
import { playwright } from './test/runners.mjs'
import { printSummary } from './test/summary.mjs'

const PROJECTS = ['pages', 'browser', 'ordinary-browser', 'every-sample']
const FILES = ['every-page', 'try-sandbox-hostile', 'demo-room', 'every-sample/samples']

await stopOnFailure(async () => {
  await ensureInstalled({ tests: true })
  emptyResults()
  process.env.RUN_EVERYTHING = 'true'
  const more = FILES.map((file) => `${file}.spec.ts`)
  const results = await playwright(PROJECTS, { isAlone: true, more })
  if (printSummary(results.map(([name, result]) => ({ ...result, name }))) > 0) process.exitCode = 1
  else await node(['node_modules/tsx/dist/cli.mjs', 'tests/recorded/cli.mts'])
})

#!/usr/bin/env node
// `npm run record:samples-in-browser`: runs every published sample of `build/` in the browser, and notes what was run, so that
// `npm test` need not run again what didn't change.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { stopOnFailure } from './lib/run.mjs'
import { emptyResults } from './test/execute.mjs'
import { playwright } from './test/runners.mjs'
import { printSummary } from './test/summary.mjs'

await stopOnFailure(async () => {
  await ensureInstalled({ tests: true })
  emptyResults()
  process.env.RECORD_SAMPLES = 'true'
  const results = await playwright(['every-sample'], { isAlone: true, more: ['samples.spec.ts'] })
  if (printSummary(results.map(([name, result]) => ({ ...result, name }))) > 0) process.exitCode = 1
})

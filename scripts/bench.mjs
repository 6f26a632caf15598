#!/usr/bin/env node
// `npm run bench …`: installs what only tests and benchmarks need, and runs a benchmark of `tests/bench/`.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { node, stopOnFailure } from './lib/run.mjs'

await stopOnFailure(async () => {
  await ensureInstalled({ tests: true })
  const [name, ...parameters] = process.argv.slice(2)
  await node(['node_modules/tsx/dist/cli.mjs', `tests/bench/${name}`, ...parameters])
})

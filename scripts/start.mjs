#!/usr/bin/env node
// `npm start`: installs if needed, builds, and serves the production site. Needs nothing but Node and npm.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run, stopOnFailure } from './lib/run.mjs'

await stopOnFailure(async () => {
  await ensureInstalled()
  await run('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'])
  await run('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/preview/cli.mts'])
})

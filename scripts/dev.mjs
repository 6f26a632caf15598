#!/usr/bin/env node
// `npm run dev`: installs if needed, and starts the development server. What follows `--` is passed on.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { DOCUSAURUS } from './lib/proving.mjs'
import { node, stopOnFailure } from './lib/run.mjs'

await stopOnFailure(async () => {
  await ensureInstalled()
  await node([DOCUSAURUS, 'start', ...process.argv.slice(2)])
})

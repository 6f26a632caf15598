#!/usr/bin/env node
// `npm run dev`: installs if needed, and starts the development server. What follows `--` is passed on.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { installFolder } from './lib/install-folder.mjs'
import { DOCUSAURUS } from './lib/proving.mjs'
import { node, stopOnFailure } from './lib/run.mjs'

await stopOnFailure(async () => {
  await ensureInstalled()
  // Read by scripts/stand-ins/for-development.cjs.
  const environment = { DEVELOPMENT_PACKAGES: await installFolder('scripts/dev-server') }
  await node([DOCUSAURUS, 'start', ...process.argv.slice(2)], environment)
})

#!/usr/bin/env node
// `npm start`: installs if needed, builds, and serves the production site. Needs nothing but Node and npm.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { buildSite, isProven, proveBehind } from './lib/proving.mjs'
import { stopOnFailure } from './lib/run.mjs'
import { serve } from './lib/serve.mjs'

await stopOnFailure(async () => {
  await ensureInstalled()
  // To run all samples takes minutes: the site is shown first, and says nothing of them until they were.
  await buildSite('build', 'draft')
  const server = serve('build')
  await Promise.all([server.ended, isProven() ? undefined : proveBehind(server)])
})

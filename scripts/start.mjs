#!/usr/bin/env node
// `npm start`: installs if needed, builds what has changed, and serves the production site. Needs nothing but Node and npm.
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { ensureBuilt, proveBehind, serve } from './lib/proving.mjs'
import { stopOnFailure } from './lib/run.mjs'

await stopOnFailure(async () => {
  await ensureInstalled()
  // Running all samples takes minutes, so the site is served first, without statements about its samples.
  const { isProven } = await ensureBuilt('build')
  const server = serve('build')
  await Promise.all([server.ended, isProven ? undefined : proveBehind(server)])
})

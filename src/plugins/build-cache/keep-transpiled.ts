import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { hashFiles } from '../hash'

/** Where transpiled modules are kept, from the site's folder; `docusaurus clear` leaves them. */
const FOLDER = '.cache/babel'

/** What the transpiler is, and what it is told: another one begins anew. */
const INPUTS = ['package-lock.json', 'babel.config.js']

/** The part of the bundler's configuration that says how modules are read. */
interface ModuleRules {
  module?: { rules?: unknown[] }
}

interface Loader {
  loader: string
  options: object
}

/**
 * Has Babel keep what it made of each module: it takes a quarter of a build that begins without the bundler's cache,
 * which any change of a build step throws away.
 *
 * @param config - the bundler's configuration, which is changed
 * @param siteDir - absolute path of the site's folder
 * @throws Error where no rule transpiles by Babel: an upgrade has changed how Docusaurus does it
 */
export function keepTranspiled(config: ModuleRules, siteDir: string): void {
  const loaders = (config.module?.rules ?? []).flatMap(loadersOf).filter(isBabel)
  if (loaders.length === 0) {
    throw new Error(
      'No rule of the bundler transpiles by babel-loader any more: compare src/plugins/build-cache/keep-transpiled.ts with the jsLoader of @docusaurus/bundler.',
    )
  }
  const version = hashFiles(siteDir, INPUTS)
  removeOthers(path.join(siteDir, FOLDER), version)
  const kept = { cacheDirectory: path.join(siteDir, FOLDER, version), cacheCompression: false }
  for (const loader of loaders) Object.assign(loader.options, kept)
}

function loadersOf(rule: unknown): unknown[] {
  const { use = [] } = rule as { use?: unknown }
  return [use].flat()
}

function isBabel(entry: unknown): entry is Loader {
  const { loader, options } = entry as Partial<Loader>
  return typeof loader === 'string' && /[\\/]babel-loader[\\/]/.test(loader) && typeof options === 'object'
}

/** What another version of the transpiler left. */
function removeOthers(folder: string, version: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((entry) => entry !== version)) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

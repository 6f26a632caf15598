import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { hashFiles } from '../../../lib/build/hash'

/** Where transpiled modules are kept, relative to the site's folder; `docusaurus clear` doesn't delete them. */
const FOLDER = '.cache/babel'

/** The transpiler's version and options: if they change, the cache starts empty. */
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
 * Makes Babel keep its output for each module. Babel takes a quarter of the time of a build without the bundler's cache,
 * and any change of a build step discards that cache.
 *
 * @param config - the bundler's configuration, which is changed
 * @param siteDir - absolute path of the site's folder
 * @throws Error where no rule transpiles by Babel: an upgrade has changed how Docusaurus does it
 */
export function keepTranspiled(config: ModuleRules, siteDir: string): void {
  const loaders = (config.module?.rules ?? []).flatMap(loadersOf).filter(isBabel)
  if (loaders.length === 0) {
    throw new Error(
      'No rule of the bundler transpiles by babel-loader any more: compare src/features/built-site/build-cache/keep-transpiled.ts with the jsLoader of @docusaurus/bundler.',
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

/** Deletes the output of other versions of the transpiler. */
function removeOthers(folder: string, version: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((entry) => entry !== version)) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { hashFiles, hashTexts } from '../../lib/build/hash'
import { listPages } from '../../lib/build/list-pages'
import { pageRule } from '../../lib/build/page-rule'
import { readSampleState } from '../../lib/build/sample-state'
import { writeWhole } from '../../lib/build/write-whole'

/** Where transpiled modules are kept, relative to the site's folder; `docusaurus clear` doesn't delete them. */
const FOLDER = '.cache/babel'

/** The transpiler's version and options: if they change, the cache starts empty. */
const TRANSPILER = ['package-lock.json', 'babel.config.js']

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
  const loaders = (config.module?.rules ?? []).flatMap(getLoaders).filter(isBabel)
  if (loaders.length === 0) {
    throw new Error(
      'No rule of the bundler transpiles by babel-loader any more: compare src/features/built-site/build-cache.ts with the jsLoader of @docusaurus/bundler.',
    )
  }
  const version = hashFiles(siteDir, TRANSPILER)
  removeOthers(path.join(siteDir, FOLDER), version)
  const kept = { cacheDirectory: path.join(siteDir, FOLDER, version), cacheCompression: false }
  for (const loader of loaders) Object.assign(loader.options, kept)
}

function getLoaders(rule: unknown): unknown[] {
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

/** The files that pages depend on without the bundler knowing it, besides their own text. */
const INPUTS = ['package-lock.json', 'src/features', 'src/lib', 'src/config', 'examples', 'content']

const NO_VERSION =
  'The bundler has no persistent cache with a version any more: compare src/features/built-site/build-cache.ts with getExperiments in @docusaurus/core/lib/webpack/base.js.'

/** The part of the bundler's configuration that names its persistent cache. */
interface CacheVersion {
  experiments?: { cache?: { version?: string } }
}

/** What the challenges of pages depend on besides. */
const PROOFS_OF_CHALLENGES = '.cache/challenges/proofs.json'
/** A file for each page, which changes when other samples of the page are shown without a proof. */
const STATES = '.cache/page-states'
const LOADER = path.join(__dirname, 'page-state-loader.cjs')

/**
 * Keeps Babel's output, and starts the bundler's persistent cache anew where the packages, a build step or the
 * configuration changed. A page is compiled anew where other samples are shown without a proof, too: one whose samples were
 * proven since has types that it had not before, although its text is the same.
 *
 * @throws Error (while building) when the bundler's configuration has no version of its cache
 */
export default function buildCachePlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const isBabel = siteConfig.webpack?.jsLoader === 'babel'
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (isBabel) keepTranspiled(config, siteDir)
      // Docusaurus reads this variable, too, and then keeps no cache.
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {}
      const version = (config as CacheVersion).experiments?.cache?.version
      if (version === undefined) throw new Error(NO_VERSION)
      const inputs = hashTexts([hashFiles(siteDir, INPUTS), String(isBabel)])
      return {
        experiments: { cache: { type: 'persistent', version: `${version}-${inputs}` } },
        // An author's pages are made anew when they are proven.
        ...(process.env.NODE_ENV === 'production' && { module: { rules: [withStates(siteDir)] } }),
      }
    },
  }
}

/** Writes the files in {@link STATES} whose page has another state than in the last build, and has pages depend on them. */
function withStates(siteDir: string): object {
  const folder = path.join(siteDir, STATES)
  const { draftsOfPages } = readSampleState(siteDir)
  const proofs = hashFiles(siteDir, [PROOFS_OF_CHALLENGES])
  for (const page of listPages(siteDir)) {
    const file = path.join(folder, page)
    const state = `${draftsOfPages[page] ?? 0} ${proofs}`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== state) writeWhole(file, state)
  }
  return pageRule(siteDir, 'pre', LOADER, { siteDir, folder })
}

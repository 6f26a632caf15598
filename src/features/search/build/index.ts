import path from 'node:path'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { getModule } from '../../../lib/build/content/read-content'
import type { SiteNames } from '../engine/terminology'
import { serveFolder } from '../../../lib/build/serve-folder'
import { readAllSearches } from './searches/find-searches'
import { readSynonymLines, SYNONYMS_FOLDER } from './synonyms/read-lines'
import { FILES_FOLDER, FIRST_FILE, MODAL_CHUNK, WORKER_CHUNK } from '../shared/index-files'

interface Chunk {
  name?: string | null | undefined
  canBeInitial(): boolean
}

const isNot = (name: string) => (chunk: Chunk) => chunk.name !== name

/**
 * Which modules the bundler moves out of the search's own files.
 *
 * The modal's styles load with the modal. Docusaurus puts all styles into one file, which every page loads before it
 * shows, so that rules never come in another order; the modal's rules are scoped to it and don't mind.
 *
 * The worker is one file. The bundler would put its library into a second one, which the worker could ask for only
 * after it has started: one more round trip before the first hits. The group is the bundler's own for libraries, with
 * this exception: like the bundler's, it leaves alone what a page loads first. Two files instead of one there cost a
 * request and a quarter of the script time of a page, because only `main` is compiled as it arrives.
 */
const SEARCH_CHUNK_GROUPS = {
  styles: { chunks: isNot(MODAL_CHUNK) },
  defaultVendors: {
    idHint: 'vendors',
    test: /[\\/]node_modules[\\/]/,
    priority: -10,
    reuseExistingChunk: true,
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== WORKER_CHUNK,
  },
}

export { readSearchConfig } from './config'
export { readSymptomSynonyms, SYNONYMS_FOLDER, type SymptomSynonym } from './synonyms/read-lines'
export type { SiteNames }

/** What the search shows before there is a query, and to a reader whose query found nothing. */
export interface StartTexts {
  /** The description of the search page, for its head. */
  description: string
  /** Queries for a reader whose query found nothing. Each of them has results. */
  suggestedQueries: readonly string[]
  /** The pages of the APIs that readers look up most; the end of the path is the name. */
  mostUsed: readonly string[]
}

/** What the search has to know of the site that it is on. */
export interface SearchOptions {
  names: SiteNames
  start: StartTexts
}

/**
 * Prepares the browser's bundle for search, gives it the synonyms as `@generated/search-index/default/synonyms`, and the options
 * as `site-names.json` and `start.json` beside them, and serves the index of the last build while authoring.
 * `src/features/built-site` makes it.
 *
 * @throws AuthorError with every fault of the searches beside pages, which stops a build before it begins
 */
export default function searchIndexPlugin(
  { siteDir, outDir, generatedFilesDir, baseUrl }: LoadContext,
  { names, start }: SearchOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development'
  if (!isDevelopment) readAllSearches(siteDir)
  const lastIndex = path.join(generatedFilesDir, 'last-search-index')
  return {
    name: 'search-index',
    async loadContent() {
      if (isDevelopment) await offerLastIndex(outDir, lastIndex)
    },
    getPathsToWatch: () => [`${SYNONYMS_FOLDER}/*.yaml`],
    async contentLoaded({ actions }) {
      await actions.createData('synonyms.js', getModule(readSynonymLines(siteDir)))
      await actions.createData('site-names.json', names)
      await actions.createData('start.json', start)
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {}
      return isDevelopment
        ? serveFolder(lastIndex, baseUrl)
        : { optimization: { splitChunks: { cacheGroups: SEARCH_CHUNK_GROUPS } } }
    },
  }
}

/**
 * Makes the search index of the last build available to the development server, which prerenders nothing.
 * It gets a folder of its own: the other files of that build would hide the pages being written.
 *
 * @param outDir - where builds go
 * @param folder - what the development server serves; it stays empty if there was no build
 */
export async function offerLastIndex(outDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // A build writes this file after the others.
  if (!existsSync(path.join(outDir, FIRST_FILE))) return
  for (const name of [FIRST_FILE, FILES_FOLDER]) {
    await cp(path.join(outDir, name), path.join(folder, name), { recursive: true })
  }
}

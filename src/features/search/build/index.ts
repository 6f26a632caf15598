import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { moduleOf } from '../../../lib/build/content/module-of'
import { SEARCH_CHUNK_GROUPS } from './chunk-groups'
import type { SiteNames } from '../shared/site-names'
import { serveFolder } from '../../../lib/build/serve-folder'
import { offerLastIndex } from './last-build'
import { readAllSearches } from './searches/find-searches'
import { readSynonymLines, SYNONYMS_FOLDER } from './synonyms/read-lines'

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
      await actions.createData('synonyms.js', moduleOf(readSynonymLines(siteDir)))
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

import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { moduleOf } from '../../../lib/build/content/module-of'
import { SEARCH_CHUNK_GROUPS } from './chunk-groups'
import { serveFolder } from '../../../lib/build/serve-folder'
import { offerLastIndex } from './last-build'
import { readAllSearches } from './searches/find-searches'
import { readSynonymLines, SYNONYMS_FOLDER } from './synonyms/read-lines'

/**
 * Prepares the browser's bundle for search, gives it the synonyms as `@generated/search-index/default/synonyms`, and serves the index of the last build while authoring.
 * `src/features/built-site` makes it.
 *
 * @throws AuthorError with every fault of the searches beside pages, which stops a build before it begins
 */
export default function searchIndexPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
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
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {}
      return isDevelopment
        ? serveFolder(lastIndex, baseUrl)
        : { optimization: { splitChunks: { cacheGroups: SEARCH_CHUNK_GROUPS } } }
    },
  }
}

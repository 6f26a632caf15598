import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { SEARCH_CHUNK_GROUPS } from './chunk-groups'
import { serveFolder } from '../../../lib/build/serve-folder'
import { offerLastIndex } from './last-build'

/**
 * Prepares the browser's bundle for search, and serves the index of the last build while authoring.
 * `src/features/built-site` makes it.
 */
export default function searchIndexPlugin({ outDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const lastIndex = path.join(generatedFilesDir, 'last-search-index')
  return {
    name: 'search-index',
    async loadContent() {
      if (isDevelopment) await offerLastIndex(outDir, lastIndex)
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {}
      return isDevelopment
        ? serveFolder(lastIndex, baseUrl)
        : { optimization: { splitChunks: { cacheGroups: SEARCH_CHUNK_GROUPS } } }
    },
  }
}

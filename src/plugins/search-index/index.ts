import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { offerLastRecords, serveFolder } from './last-build'
import { allowLongQueries } from './long-queries'
import { separateModalStyles } from './modal-styles'

/**
 * Prepares the browser's bundle for search, and serves the records of the last build while authoring.
 * `src/plugins/built-pages` makes the records.
 */
export default function searchIndexPlugin({ outDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const lastRecords = path.join(generatedFilesDir, 'last-search-records')
  return {
    name: 'search-index',
    async loadContent() {
      if (isDevelopment) await offerLastRecords(outDir, lastRecords)
    },
    configureWebpack(config, isServer, ...others) {
      if (isServer) return {}
      const forMode = isDevelopment
        ? serveFolder(lastRecords, baseUrl)
        : separateModalStyles(config, isServer, ...others)
      return { ...forMode, ...allowLongQueries() }
    },
  }
}

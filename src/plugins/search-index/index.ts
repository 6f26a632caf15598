import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import type { SearchRecord } from '../../search/record'
import { openStepCache } from '../step-cache'
import { extractRecords } from './extract-records'
import { offerLastRecords, serveFolder } from './last-build'
import { listPages } from './list-pages'
import { allowLongQueries } from './long-queries'
import { separateModalStyles } from './modal-styles'
import { oversizedRecords, RECORD_LIMIT } from './oversized-records'
import { writeRecords } from './write-records'

/** Makes the search records from the prerendered pages, so that they say what readers see. */
export default function searchIndexPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
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
    async postBuild() {
      const pages = await listPages(outDir)
      const cache = openStepCache<SearchRecord[]>(siteDir, 'search-records')
      const records = pages.flatMap((html) => cache.get(html, () => extractRecords(html)))
      cache.save()
      for (const { url, bytes } of oversizedRecords(records)) {
        console.warn(
          `[WARNING] Search record of ${url}: ${bytes} bytes, a hosted index takes ${RECORD_LIMIT}.`,
        )
      }
      await writeRecords(outDir, records)
    },
  }
}

import type { Plugin } from '@docusaurus/types'

import { extractRecords } from './extract-records'
import { listPages } from './list-pages'
import { separateModalStyles } from './modal-styles'
import { writeRecords } from './write-records'

/** Makes the search records from the prerendered pages, so that they say what readers see. */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'search-index',
    configureWebpack: separateModalStyles,
    async postBuild({ outDir }) {
      const pages = await listPages(outDir)
      const records = pages.flatMap((html) => extractRecords(html))
      await writeRecords(outDir, records)
    },
  }
}

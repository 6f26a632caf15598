import type { SearchRecord } from '../../../shared/search-data/record'
import { ASKED } from '../../search-index/asked'
import { addAsked } from '../../search-index/asked/add-asked'
import { extractRecords } from '../../search-index/extract-records'
import { oversizedRecords, RECORD_LIMIT } from '../../search-index/oversized-records'
import { writeIndex } from '../../search-index/write-index'
import { writeRecords } from '../../search-index/write-records'
import { isDocument } from '../read-page'
import type { Step } from '../step'

/** Makes the search records from the prerendered pages, so that they have the text that readers see. */
export const searchRecords: Step<SearchRecord[]> = {
  name: 'search-records',
  reads: 'document',
  isFor: isDocument,
  read: extractRecords,
  async finish(pages, { outDir, baseUrl }) {
    const records = addAsked(
      pages.flatMap(({ finding }) => finding),
      ASKED,
      baseUrl,
    )
    for (const { url, bytes } of oversizedRecords(records)) {
      console.warn(`[WARNING] Search record of ${url}: ${bytes} bytes, a hosted index takes ${RECORD_LIMIT}.`)
    }
    await writeRecords(outDir, records)
    await writeIndex(outDir, records)
  },
}

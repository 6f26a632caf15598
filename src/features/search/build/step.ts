import { readKnownGroups } from '../../error-messages/build/read-texts'
import type { KnownError } from '../../error-messages/types'
import type { SearchRecord } from '../shared/record'
import { extractRecords } from './extract-records'
import { oversizedRecords, RECORD_LIMIT } from './oversized-records'
import { addSearches } from './searches/add-searches'
import { readAllSearches } from './searches/find-searches'
import { writeIndex } from './write-index'
import { writeRecords } from './write-records'
import { isDocument } from '../../../lib/build/read-built-page'
import type { Step } from '../../../lib/build/built-site-step'

/** Read once in a process, for all pages. */
let known: readonly KnownError[] | undefined

function knownErrors(siteDir: string): readonly KnownError[] {
  known ??= readKnownGroups(siteDir).flatMap(({ errors }) => errors)
  return known
}

/** Makes the search records from the prerendered pages, so that they have the text that readers see. */
export const searchRecords: Step<SearchRecord[]> = {
  name: 'search-records',
  reads: 'document',
  isFor: isDocument,
  read: (html, _file, { siteDir }) => extractRecords(html, knownErrors(siteDir)),
  async finish(pages, { siteDir, outDir, baseUrl }) {
    const records = addSearches(
      pages.flatMap(({ finding }) => finding),
      readAllSearches(siteDir),
      baseUrl,
    )
    for (const { url, bytes } of oversizedRecords(records)) {
      console.warn(`[WARNING] Search record of ${url}: ${bytes} bytes, a hosted index takes ${RECORD_LIMIT}.`)
    }
    await writeRecords(outDir, records)
    await writeIndex(outDir, records)
  },
}

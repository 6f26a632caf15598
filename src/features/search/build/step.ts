import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readKnownGroups } from '../../error-messages/build/read-texts'
import type { KnownError } from '../../error-messages/types'
import { RECORDS_FILE, type SearchRecord } from '../shared/record'
import { addNames, readNames } from './add-names'
import { extractRecords } from './extract-records'
import { oversizedRecords, RECORD_LIMIT } from './oversized-records'
import { addSearches } from './searches/add-searches'
import { readAllSearches } from './searches/find-searches'
import { writeIndex } from './write-index'
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
    const searched = addSearches(
      pages.flatMap(({ finding }) => finding),
      readAllSearches(siteDir),
      baseUrl,
    )
    const records = addNames(searched, readNames(siteDir), baseUrl)
    for (const { url, bytes } of oversizedRecords(records)) {
      console.warn(`[WARNING] Search record of ${url}: ${bytes} bytes, a hosted index takes ${RECORD_LIMIT}.`)
    }
    await writeRecords(outDir, records)
    await writeIndex(outDir, records)
  },
}

/**
 * Writes the records for a hosted service and the relevance tests.
 *
 * @throws Error when there are none: the selectors then no longer fit the theme's HTML
 */
async function writeRecords(outDir: string, records: readonly SearchRecord[]): Promise<void> {
  if (records.length === 0) {
    throw new Error(
      'Search index: no page gave a record. Compare the selectors in src/features/search/build with the built HTML.',
    )
  }
  await writeFile(path.join(outDir, RECORDS_FILE), JSON.stringify(records))
}

import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { RECORDS_FILE, type SearchRecord } from '../shared/record'

/**
 * Writes the records where the browser fetches them.
 *
 * @throws Error when there are none: the selectors then no longer fit the theme's HTML
 */
export async function writeRecords(outDir: string, records: readonly SearchRecord[]): Promise<void> {
  if (records.length === 0) {
    throw new Error(
      'Search index: no page gave a record. Compare the selectors in src/features/search/build with the built HTML.',
    )
  }
  await writeFile(path.join(outDir, RECORDS_FILE), JSON.stringify(records))
}

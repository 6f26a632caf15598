import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readKnownGroups } from '../../error-messages/build/read-texts'
import type { KnownError } from '../../error-messages/types'
import { RECORDS_FILE, type SearchRecord } from '../shared/record'
import { extractRecords } from './extract-records'
import { oversizedRecords, RECORD_LIMIT } from './push/settings'
import { readAllSearches, getAddress } from './searches/find-searches'
import { writeIndex } from './write-index'
import { isDocument } from '../../../lib/build/read-built-page'
import type { Step } from '../../../lib/build/built-site-step'
import { readAllHomes } from '../../api-reference/build/surface/homes'
import { assertNoDiagnostics } from '../../../lib/build/content/data-diagnostic'
import type { PageSearches } from './searches/read-searches'

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

/** The names that each page is the home of, by its address: what its front matter lists under `exports`. */
export function readNames(siteDir: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...readAllHomes(siteDir)].map(([page, names]) => [getAddress(page.replace(/\.mdx?$/, '')), names]),
  )
}

/**
 * Adds to the first record of each page the names that it is the home of, so that a name finds the page that explains it
 * before those that mention it.
 *
 * @param baseUrl - of the site, before the addresses in `names`
 */
export function addNames(
  records: readonly SearchRecord[],
  names: ReadonlyMap<string, readonly string[]>,
  baseUrl: string,
): SearchRecord[] {
  return records.map((record) => {
    const own = names.get(new URL(record.url).pathname.replace(baseUrl, '/'))
    return own !== undefined && record.type === 'lvl1' ? { ...record, names: own } : record
  })
}

/**
 * Adds to each section's record what readers search for who need it.
 *
 * @param baseUrl - of the site, before the paths in `pages`
 * @throws AuthorError naming the file and the line of every section that isn't there
 */
export function addSearches(
  records: readonly SearchRecord[],
  pages: readonly Pick<PageSearches, 'file' | 'sections'>[],
  baseUrl: string,
): SearchRecord[] {
  const left = new Map(
    pages.flatMap(({ file, sections }) => sections.map((section) => [section.place, { file, ...section }])),
  )
  const added = records.map((record) => {
    const place = getPlace(record, baseUrl)
    const section = left.get(place)
    // The continuation of a section has its address, too.
    if (section === undefined || record.objectID !== record.url) return record
    left.delete(place)
    return { ...record, searches: section.searches.join('\n') }
  })
  const diagnostics = [...left.values()].map(({ file, line, place }) => ({
    file,
    line,
    message: `${place} is not on the site: correct or remove its searches.`,
  }))
  assertNoDiagnostics('The searches of pages', diagnostics)
  return added
}

function getPlace({ url }: SearchRecord, baseUrl: string): string {
  const { pathname, hash } = new URL(url)
  return pathname.replace(baseUrl, '/') + decodeURIComponent(hash)
}

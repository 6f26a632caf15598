/*
 * Measures the search: what it costs readers in bytes and time, today and on a site of several times the pages. Prints;
 * never asserts. Needs a build.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { writeIndex } from '../../src/features/search/build/write-index'
import type { SearchRecord } from '../../src/features/search/shared/record'
import { readBuiltRecords } from '../../src/features/search/relevance/built-records'
import { launchBrowser } from './site/browser.mjs'
import { measureSearch } from './site/search.mjs'
import { serveSite } from './site/server.mjs'

/** How many times the pages of today. */
const SIZES = [1, 4, 16]
const START = '/introduction/getting-started'

/** The records of a site of several times the pages: copies at other addresses, whose rarer words differ as well, so that the vocabulary grows as text does. */
function grownRecords(records: readonly SearchRecord[], times: number): SearchRecord[] {
  return Array.from({ length: times }, (_, copy) => records.map((record) => copyOf(record, copy))).flat()
}

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  if (copy === 0) return record
  const url = (address: string) => address.replace(/(https?:\/\/[^/]+)/, `$1/copy-${copy}`)
  const content =
    record.content?.replace(/\b\w{9,}\b/g, (word) => `${word}${String.fromCharCode(97 + copy)}`) ?? null
  return {
    ...record,
    objectID: url(record.objectID),
    url: url(record.url),
    url_without_anchor: url(record.url_without_anchor),
    content,
  }
}

/** What a reader's browser fetches in kB, and how long it takes in milliseconds, with the index of a site of this size. */
async function measureInBrowser(records: readonly SearchRecord[]): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'))
  cpSync('build', folder, { recursive: true })
  await writeIndex(folder, records)
  const site = await serveSite(folder)
  const { browser } = await launchBrowser()
  try {
    return await measureSearch(browser, `${site.url}${START}`)
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const records = readBuiltRecords()
const figures: Record<string, Record<string, number>> = {}
for (const times of SIZES) figures[`×${times}`] = await measureInBrowser(grownRecords(records, times))
console.log('In the browser, by the number of pages:')
console.table(figures)

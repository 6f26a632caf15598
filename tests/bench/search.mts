/*
 * Measures the search: what it costs readers in bytes and time, today and on a site of several times the pages, and how
 * other engines find the answers of the relevance suite. Prints; never asserts. Needs a build.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { writeIndex } from '../../src/features/search/build/write-index'
import type { FindMatches } from '../../src/features/search/engine/index-of-records'
import type { SearchRecord } from '../../src/features/search/shared/record'
import { readBuiltRecords } from '../../src/features/search/relevance/built-records'
import { runQueries, scoreOf } from '../../src/features/search/relevance/measure'
import { ALL_QUERIES } from '../../src/features/search/relevance/queries'
import { grownRecords } from './grown-records'
import { ENGINES } from './search-engines.mjs'
import { launchBrowser } from './site/browser.mjs'
import { measureSearch } from './site/search.mjs'
import { serveSite } from './site/server.mjs'

/** How many times the pages of today. */
const SIZES = [1, 4, 16]
const START = '/introduction/getting-started'

const milliseconds = (time: number) => `${time.toFixed(1)} ms`
const percent = (part: number) => `${(part * 100).toFixed(0)} %`

async function compareEngines(records: readonly SearchRecord[]) {
  const rows: Record<string, Record<string, string>> = {}
  for (const engine of ENGINES) {
    const start = performance.now()
    const find = await engine.build(records)
    const build = performance.now() - start
    const score = scoreOf(runQueries(ALL_QUERIES, find))
    const times = keystrokeTimes(find)
    rows[engine.name] = {
      '@1': percent(score.at1),
      '@3': percent(score.at3),
      '@5': percent(score.at5),
      MRR: score.meanReciprocalRank.toFixed(2),
      ready: milliseconds(build),
      'query p50': milliseconds(times.p50),
      'query p95': milliseconds(times.p95),
    }
  }
  return rows
}

/** Every beginning of some queries, as they come while a reader types. */
function keystrokeTimes(find: FindMatches): { p50: number; p95: number } {
  const queries = ALL_QUERIES.flatMap((set) => Object.values(set).flatMap((list) => list.slice(0, 2)))
  const times = queries.flatMap(([query]) =>
    Array.from(query.slice(0, 40), (_, end) => {
      const start = performance.now()
      find(query.slice(0, end + 1), () => true)
      return performance.now() - start
    }),
  )
  times.sort((a, b) => a - b)
  const percentile = (part: number) => times[Math.floor(times.length * part)] ?? NaN
  return { p50: percentile(0.5), p95: percentile(0.95) }
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
console.log('Engines on the queries of the relevance suite, in Node:')
console.table(await compareEngines(records))
const figures: Record<string, Record<string, number>> = {}
for (const times of SIZES) figures[`×${times}`] = await measureInBrowser(grownRecords(records, times))
console.log('In the browser, by the number of pages:')
console.table(figures)

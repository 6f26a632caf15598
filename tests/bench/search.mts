/*
 * Measures the search: what it costs readers in bytes and time, what a prebuilt index would cost instead, and how
 * other engines find the answers of the relevance suite. Prints; never asserts. Needs a build.
 */
import { brotliCompressSync } from 'node:zlib'
import MiniSearch from 'minisearch'

import { indexRecords, type FindMatches } from '../../src/search/index-of-records'
import type { SearchRecord } from '../../src/shared/search-data/record'
import { tokenizeText } from '../../src/search/tokenize'
import { readBuiltRecords } from '../search/built-records'
import { runQueries, scoreOf } from '../search/measure'
import { ALL_QUERIES } from '../search/queries'
import { ENGINES } from './search-engines.mjs'
import { launchBrowser } from './site/browser.mjs'
import { measureSearch } from './site/search.mjs'
import { serveSite } from './site/server.mjs'

/** How many times the text of today. */
const GROWTH = 8

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(1)} ms`
const percent = (part: number) => `${(part * 100).toFixed(0)} %`

/** Copies under other addresses whose rarer words differ too, so that the vocabulary grows as text does. */
function grown(records: readonly SearchRecord[], times: number): SearchRecord[] {
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

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

async function compareDelivery(records: readonly SearchRecord[]) {
  const json = JSON.stringify(records)
  const [, build] = await timed(() => indexRecords(records))
  const index = new MiniSearch({ idField: 'objectID', fields: ['content', 'lvl1'], tokenize: tokenizeText })
  index.addAll(
    records.map(({ objectID, content, hierarchy }) => ({ objectID, content, lvl1: hierarchy.lvl1 })),
  )
  const prebuilt = JSON.stringify(index)
  const options = { idField: 'objectID', fields: ['content', 'lvl1'], tokenize: tokenizeText }
  const [, load] = await timed(() => MiniSearch.loadJSONAsync(prebuilt, options))
  return {
    records: records.length,
    'records, Brotli': kilobytes(brotliCompressSync(json).length),
    'built in the browser': milliseconds(build),
    'prebuilt index besides, Brotli': kilobytes(brotliCompressSync(prebuilt).length),
    'prebuilt index loaded': milliseconds(load),
  }
}

async function compareEngines(records: readonly SearchRecord[]) {
  const rows: Record<string, Record<string, string>> = {}
  for (const engine of ENGINES) {
    const [find, build] = await timed(() => engine.build(records))
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

/** What a reader's browser fetches in kB, and how long it takes in milliseconds. */
async function measureInBrowser(): Promise<Record<string, number>> {
  const site = await serveSite('build')
  const { browser } = await launchBrowser()
  try {
    return await measureSearch(browser, `${site.url}/introduction/getting-started`)
  } finally {
    await browser.close()
    await site.stop()
  }
}

const records = readBuiltRecords()
console.log('Records for the browser to index, or an index besides:')
console.table({
  [`today (×1)`]: await compareDelivery(records),
  [`the text ×${GROWTH}`]: await compareDelivery(grown(records, GROWTH)),
})
console.log('Engines on the queries of the relevance suite, in Node:')
console.table(await compareEngines(records))
const grownTimes = keystrokeTimes(await indexRecords(grown(records, GROWTH)))
console.log(
  `Ours at ×${GROWTH}: query p50 ${milliseconds(grownTimes.p50)}, p95 ${milliseconds(grownTimes.p95)}`,
)
console.log('In the browser, today’s records; keystrokes at a quarter of the speed:')
console.table(await measureInBrowser())

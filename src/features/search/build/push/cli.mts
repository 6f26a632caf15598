// `npm run search:push`: fills the hosted index with the records of the last build.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { RECORDS_FILE, type SearchRecord } from '../../shared/record'
import { pushRecords, readTarget } from './push-records'

try {
  const target = readTarget(process.env)
  const records = await readRecords(path.resolve('build', RECORDS_FILE))
  await pushRecords(target, records)
  console.log(`${records.length} records are now in ${target.indexName}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function readRecords(file: string): Promise<SearchRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} can't be read: run "npm run build" first.`)
  })
  return JSON.parse(text) as SearchRecord[]
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { RECORDS_FILE, type SearchRecord } from '../shared/record'

/** Reads the records of the built site. */
export function readBuiltRecords(): SearchRecord[] {
  const file = path.resolve('build', RECORDS_FILE)
  if (!existsSync(file)) throw new Error('There is no build: run "npm run build" first.')
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[]
}

import type { SearchRecord } from '../shared/record'

/** Hosted services count a record's JSON, and take 10 KB of it on the smallest plan. */
export const RECORD_LIMIT = 10_000

/** Lists the records that a hosted index would refuse, with their size in bytes. */
export function oversizedRecords(records: readonly SearchRecord[]): { url: string; bytes: number }[] {
  return records
    .map((record) => ({ url: record.url, bytes: Buffer.byteLength(JSON.stringify(record)) }))
    .filter(({ bytes }) => bytes > RECORD_LIMIT)
}

import type { SearchRecord } from '../../src/features/search/shared/record'

/** The records of a site of several times the pages: copies at other addresses, whose rarer words differ as well, so that the vocabulary grows as text does. */
export function grownRecords(records: readonly SearchRecord[], times: number): SearchRecord[] {
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

import type { SearchRecord } from '../shared/search-data/record'

/**
 * Fetches the records that the build wrote. The browser's copy is checked with the server each time,
 * because the address stays the same from build to build.
 *
 * @throws Error when the build wrote no records, or when the network fails
 */
export async function fetchRecords(url: string): Promise<readonly SearchRecord[]> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const records: unknown = await response.json()
  if (!Array.isArray(records)) throw new Error(`${url} holds no list of records`)
  return records as SearchRecord[]
}

import { readAllHomes } from '../../api-reference/build/surface/homes'
import type { SearchRecord } from '../shared/record'
import { addressOf } from './searches/find-searches'

/** The names that each page is the home of, by its address: what its front matter lists under `exports`. */
export function readNames(siteDir: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...readAllHomes(siteDir)].map(([page, names]) => [addressOf(page.replace(/\.mdx?$/, '')), names]),
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

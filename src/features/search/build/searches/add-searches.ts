import { assertNoDiagnostics } from '../../../../lib/build/content/data-diagnostic'
import type { SearchRecord } from '../../shared/record'
import type { PageSearches } from './types'

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
    const place = placeOf(record, baseUrl)
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

function placeOf({ url }: SearchRecord, baseUrl: string): string {
  const { pathname, hash } = new URL(url)
  return pathname.replace(baseUrl, '/') + decodeURIComponent(hash)
}

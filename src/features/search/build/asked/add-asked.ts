import type { SearchRecord } from '../../shared/record'
import { WHOLE_PAGE, type Asked } from './types'

/** Where the searches are written. */
const FOLDER = 'src/features/search/build/asked/'

/**
 * Adds to each section's record what readers search for who need it.
 *
 * @param baseUrl - of the site, before the paths in `asked`
 * @throws Error naming the page and the id, if a section isn't there or has an empty or repeated search
 */
export function addAsked(records: readonly SearchRecord[], asked: Asked, baseUrl: string): SearchRecord[] {
  const left = searchesByPlace(asked)
  const added = records.map((record) => {
    const place = placeOf(record, baseUrl)
    const searches = left.get(place)
    // The continuation of a section has its address, too.
    if (searches === undefined || record.objectID !== record.url) return record
    left.delete(place)
    return { ...record, asked: searches.join('\n') }
  })
  const [missing] = left.keys()
  if (missing !== undefined) {
    throw new Error(`${FOLDER} has searches for ${missing}, which is not on the site: correct or remove it.`)
  }
  return added
}

function searchesByPlace(asked: Asked): Map<string, readonly string[]> {
  const entries = Object.entries(asked).flatMap(([page, sections]) =>
    Object.entries(sections).map(([id, searches]) => {
      const place = id === WHOLE_PAGE ? page : `${page}#${id}`
      refuseUseless(place, searches)
      return [place, searches] as const
    }),
  )
  return new Map(entries)
}

function refuseUseless(place: string, searches: readonly string[]): void {
  const isUseless = (search: string, at: number) => search.trim() === '' || searches.indexOf(search) !== at
  if (searches.length > 0 && !searches.some(isUseless)) return
  throw new Error(`${FOLDER} has an empty or repeated search for ${place}: remove it.`)
}

function placeOf({ url }: SearchRecord, baseUrl: string): string {
  const { pathname, hash } = new URL(url)
  return pathname.replace(baseUrl, '/') + decodeURIComponent(hash)
}

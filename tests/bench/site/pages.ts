/** A page to measure. */
export interface MeasuredPage {
  /** The head of its column. */
  name: string
  /** Its path on our site. */
  address: string
  /** Whether it counts in the median: pages of text do, those that are tools of their own don't. */
  isText: boolean
}

/** One page of each type. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', address: '/', isText: false },
  { name: 'guide', address: '/usage/usage-guide', isText: true },
  { name: 'RTKQ guide', address: '/rtk-query/usage/queries', isText: true },
  { name: 'API', address: '/api/createSlice', isText: true },
  { name: 'RTKQ API', address: '/rtk-query/api/createApi', isText: true },
  { name: 'tutorial', address: '/tutorials/quick-start', isText: true },
  { name: 'errors', address: '/errors', isText: false },
  { name: 'search', address: '/search', isText: false },
]

/**
 * The pages that a list of paths or of names names.
 *
 * @param list - `guide,/api/createAction`; undefined for one of each type
 */
export function pagesOf(list: readonly string[] | undefined): readonly MeasuredPage[] {
  if (list === undefined) return PAGES
  return list.map((item) => {
    const known = PAGES.find(({ name, address }) => name === item || address === item)
    return known ?? { name: item, address: item, isText: true }
  })
}

/** The path at which a server without further rules answers with a file, like `api/createSlice.html`. */
export function addressOfFile(file: string): string {
  return `/${file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`
}

/**
 * Finds a page on another site: the one of the same path, else the one whose path agrees with it for the longest
 * stretch from its end, in whole parts and whatever their case.
 *
 * @param wanted - the path on our site
 * @param addresses - the paths of the other site
 * @returns its path there; `undefined` where none agrees in its last part, or where two agree equally far
 */
export function matchPage(wanted: string, addresses: readonly string[]): string | undefined {
  if (addresses.includes(wanted)) return wanted
  const parts = partsOf(wanted)
  if (parts.length === 0) return undefined
  const scored = addresses.map((address) => ({ address, common: commonEnd(parts, partsOf(address)) }))
  const most = Math.max(0, ...scored.map(({ common }) => common))
  const [best, second] = scored.filter(({ common }) => common === most)
  return most === 0 || second !== undefined ? undefined : best?.address
}

/** The parts of a path, comparable: without the slash at its end, lower-case. */
function partsOf(address: string): string[] {
  return address.toLowerCase().split('/').filter(Boolean)
}

function commonEnd(first: readonly string[], second: readonly string[]): number {
  let length = 0
  while (length < first.length && length < second.length && first.at(-1 - length) === second.at(-1 - length))
    length += 1
  return length
}

import { closest } from '../../search/closest'

/** A page of the site. */
export interface SitePage {
  path: string
  title: string
}

/**
 * Finds the page that a wrong address most likely means: with other capitals or a slip, in another folder, or with too
 * many or too few parts.
 *
 * @param path - of the wrong address, decoded
 */
export function nearestPage(path: string, pages: readonly SitePage[]): SitePage | undefined {
  const asked = partsOf(path)
  // The home page has no name that could be mistyped.
  const named = pages.filter((page) => nameOf(page) !== '')
  const byPath = new Map(named.map((page) => [partsOf(page.path).join('/'), page]))
  const withName = (part: string): SitePage | undefined => {
    const name = closest(part, named.map(nameOf))
    return named
      .filter((page) => nameOf(page) === name)
      .sort((one, other) => countShared(other, asked) - countShared(one, asked))[0]
  }
  const [last, ...before] = [...asked].reverse()
  if (last === undefined) return undefined
  return (
    withName(last) ??
    byPath.get(closest(asked.join('/'), byPath.keys()) ?? '') ??
    before.map(withName).find((page) => page !== undefined)
  )
}

/** Without what hosts and readers of Markdown add to an address. */
function partsOf(path: string): string[] {
  const plain = path.toLowerCase().replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
  return plain.split('/').filter((part) => part !== '')
}

const nameOf = ({ path }: SitePage): string => partsOf(path).at(-1) ?? ''

const countShared = ({ path }: SitePage, asked: readonly string[]): number =>
  partsOf(path).filter((part) => asked.includes(part)).length

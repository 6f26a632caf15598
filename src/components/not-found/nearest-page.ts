import { closest } from '../../shared/closest'

/** A page of the site. */
export interface SitePage {
  path: string
  title: string
}

/**
 * Finds the page that a wrong address most likely means. The address may have different capitals, a typo, another folder,
 * or too many or too few parts.
 *
 * @param path - of the wrong address, decoded
 */
export function nearestPage(path: string, pages: readonly SitePage[]): SitePage | undefined {
  const asked = partsOf(path)
  // The home page is no candidate: it has no name to mistype.
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

/** Removes endings such as `.html` and `.md`. */
function partsOf(path: string): string[] {
  const plain = path.toLowerCase().replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
  return plain.split('/').filter((part) => part !== '')
}

const nameOf = ({ path }: SitePage): string => partsOf(path).at(-1) ?? ''

const countShared = ({ path }: SitePage, asked: readonly string[]): number =>
  partsOf(path).filter((part) => asked.includes(part)).length

import MiniSearch, { type Query } from 'minisearch'
import { findRedirect, isOfFolder, type Redirect } from '../../config/redirects'
import { stem } from '../../lib/stem'

/** All pages of the site, as Markdown: src/features/built-site/markdown-pages. */
const LIST = '/llms.txt'
/** A line of it. Skills for coding agents are listed there too, and are no pages. */
const ENTRY = /^- \[(.+?)\]\(https?:\/\/[^/]+(\/(?!\.well-known\/)[^)]*)\.md\)/gm

/**
 * Finds the page that a wrong address most likely means, among those of the site's list.
 *
 * @throws (rejects) where the list can't be fetched
 */
export async function suggestPage(
  path: string,
  redirects: readonly Redirect[],
): Promise<SitePage | undefined> {
  const response = await fetch(LIST)
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`)
  return nearestPage(path, readPages(await response.text()), redirects)
}

/** Reads the pages of the list. Names in it may have backslashes, as Markdown wants it. */
export function readPages(list: string): SitePage[] {
  return Array.from(list.matchAll(ENTRY), ([, title = '', path = '']) => ({
    title: title.replace(/\\(.)/g, '$1'),
    path: path.replace(/\/index$/, '/'),
  }))
}

/** A page of the site. */
export interface SitePage {
  path: string
  title: string
}

/** An address that leads to a page: its own, or a former one. */
interface Target {
  id: number
  page: SitePage
  path: string
  /** The name as one word. */
  whole: string
  name: string
  folders: string
  title: string
}

/** How much more a match in a name says than one in a folder. */
const BOOST = { whole: 3, name: 3, title: 1.4, folders: 0.8 }
/** A title with all words of an address, and no other ones, says more than a name that is the same. */
const WHOLE_TITLE = 20
/** Shorter words have no slips and begin too many others. */
const SHORTEST = 4
/** The largest part of the letters that may be wrong. */
const SLIPS = 0.3
/** A page with a lower score isn't suggested: names that mean one have 32 and more, others 11 at most. */
const LEAST = 20
/** The factor for each part of the address that follows the name. */
const PART_TOO_MANY = 0.75

/**
 * Finds the page that a wrong address most likely means. The address may have a slip, another form of a word, another
 * folder, too many or too few parts, or be nearly a former one.
 *
 * @param path - of the wrong address, decoded
 * @param redirects - former addresses of the pages
 */
export function nearestPage(
  path: string,
  pages: readonly SitePage[],
  redirects: readonly Redirect[],
): SitePage | undefined {
  const targets = targetsAmong(pages, redirects)
  const folders = new Set(targets.flatMap((target) => getParts(target.path).slice(0, -1)))
  const search = new MiniSearch<Target>({
    fields: ['whole', 'name', 'title', 'folders'],
    tokenize: getWords,
    processTerm: stem,
    searchOptions: {
      boost: BOOST,
      prefix: (word) => word.length >= SHORTEST,
      fuzzy: (word) => (word.length >= SHORTEST ? SLIPS : false),
      // Of names that are as similar, the shorter one has fewer other words.
      boostDocument: (id) => 1 - (targets[id as number]?.path.length ?? 0) / 1000,
    },
  })
  search.addAll(targets)
  let [best, most]: [SitePage | undefined, number] = [undefined, LEAST]
  const parts = getParts(path)
  for (let length = parts.length; length > 0; length -= 1) {
    // A folder of the site says where the page is, not which one it is.
    if (length < parts.length && folders.has(parts[length - 1] ?? '')) continue
    const [hit] = search.search(queryFor(parts.slice(0, length)))
    const score = (hit?.score ?? 0) * PART_TOO_MANY ** (parts.length - length)
    if (hit && score > most) [best, most] = [targets[hit.id as number]?.page, score]
  }
  return best
}

/** The name in names and titles, the folders in folders, and all of it in titles, which have more words than names. */
function queryFor(parts: readonly string[]): Query {
  const [name = '', ...folders] = [...parts].reverse()
  const title = folders.length > 0 ? WHOLE_TITLE : BOOST.title
  return {
    combineWith: 'OR',
    queries: [
      { queries: [squash(name)], fields: ['whole'] },
      { queries: [name], fields: ['name', 'title'] },
      { queries: folders.map(withWhole), fields: ['folders'] },
      {
        queries: [squash(parts.join(' '))],
        fields: ['title'],
        boost: { title },
        prefix: false,
        fuzzy: false,
      },
    ],
  }
}

function targetsAmong(pages: readonly SitePage[], redirects: readonly Redirect[]): Target[] {
  const former = redirects
    .filter((redirect) => !isOfFolder(redirect))
    .flatMap(({ from }) => {
      const page = pages.find(({ path }) => path === findRedirect(from, redirects))
      return page === undefined ? [] : [{ path: from, page, title: '' }]
    })
  // The home page has no name to mistype.
  const own = pages
    .filter(({ path }) => path !== '/')
    .map((page) => ({ path: page.path, page, title: withWhole(page.title) }))
  return [...own, ...former].map((target, id) => {
    const [name = '', ...folders] = getParts(target.path).reverse()
    return { ...target, id, whole: squash(name), name, folders: folders.map(withWhole).join(' ') }
  })
}

/** The parts of a path, without endings such as `.html` and `.md`. */
function getParts(path: string): string[] {
  const plain = path.replace(/(?:\/index)?\.(?:html?|mdx?)$/i, '')
  return plain.split('/').filter((part) => part !== '')
}

/**
 * The words of a name or a title, without case: `create`, `slice` for `createSlice`, and `rtk`, `2` for `rtk-2`. Names
 * that begin with a capital stay whole: TypeScript is one word.
 */
function getWords(text: string): string[] {
  const apart = text
    .replace(/\b[a-z][A-Za-z\d]*/g, (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2'))
    .replace(/([a-z])(\d)/g, '$1 $2')
  return apart.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

/** A name without case and without what separates its words. */
const squash = (name: string): string => getWords(name).join('')

/** The words of a name, and all of them as one word, since they may be separated otherwise. */
const withWhole = (name: string): string => `${getWords(name).join(' ')} ${squash(name)}`

import { countMistakes } from '../../lib/closest'
import { findRedirect, isOfFolder, type Redirect } from '../../config/redirects'
import { compareWords, weighBy, wordsOf, type Weigh } from './words-of-path'

/** A page of the site. */
export interface SitePage {
  path: string
  title: string
}

/** An address that leads to a page: its own, or a former one. */
interface Target {
  page: SitePage
  name: string
  folders: readonly string[]
  words: readonly string[]
  titleWords: readonly string[]
}

/** What is compared of a wrong address: one of its parts, and those before it. */
interface RequestedPath {
  path: string
  name: string
  words: readonly string[]
  folders: readonly string[]
  /** Those of the folders, too. */
  allWords: readonly string[]
}

/** A page that is less similar isn't suggested. */
const LEAST = 0.5
/** What equal folders add to the score of an equal name. They decide between similar names. */
const FOLDERS = 0.35
/** A title says what a page is about in more words than its name. */
const TITLE = 0.9
/** A title with all words of an address, and no other ones, says more than a name that is the same. */
const WHOLE_TITLE = 1.1
/** The factor for each part of the address that follows the name. */
const PART_TOO_MANY = 0.75
/** The score of a page whose whole address is the beginning of the wrong one: higher than that of any name. */
const GOES_ON = 2
/** The largest part of the letters that may be wrong, what it costs, and the smallest part of a name that is enough. */
const MOST_WRONG = 0.3
const WRONG = 1.6
const LEAST_OF_NAME = 0.4
const SHORTEST_PART = 4

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
  const parts = partsOf(path)
  const targets = targetsAmong(pages, redirects)
  const folders = new Set(targets.flatMap((target) => target.folders))
  const weigh = weighBy(pages.map((page) => [...wordsOf(nameOf(page.path)), ...wordsOf(page.title)]))
  let [best, most]: [SitePage | undefined, number] = [undefined, 0]
  for (let length = parts.length; length > 0; length--) {
    const requested = requestedPath(parts.slice(0, length))
    const isLast = length === parts.length
    // A folder of the site says where the page is, not which one it is.
    if (!isLast && folders.has(requested.name)) continue
    for (const target of targets) {
      const goesOn = !isLast && target.page.path.toLowerCase() === requested.path
      const likeness = goesOn ? GOES_ON : compare(requested, target, weigh)
      const score = likeness * PART_TOO_MANY ** (parts.length - length)
      if (score > most) [best, most] = [target.page, score]
    }
  }
  return best
}

function requestedPath(parts: readonly string[]): RequestedPath {
  const [name = '', ...folders] = [...parts].reverse()
  return {
    path: `/${parts.join('/').toLowerCase()}`,
    name: squash(name),
    words: wordsOf(name),
    folders: folders.map(squash),
    allWords: parts.flatMap(wordsOf),
  }
}

function targetsAmong(pages: readonly SitePage[], redirects: readonly Redirect[]): Target[] {
  // The home page has no name to mistype.
  const own = pages.filter(({ path }) => path !== '/').map((page) => targetAt(page.path, page))
  const former = redirects
    .filter((redirect) => !isOfFolder(redirect))
    .flatMap(({ from }) => {
      const page = pages.find(({ path }) => path === findRedirect(from, redirects))
      return page === undefined ? [] : [{ ...targetAt(from, page), titleWords: [] }]
    })
  return [...own, ...former]
}

function targetAt(path: string, page: SitePage): Target {
  const folders = partsOf(path).slice(0, -1).map(squash)
  const name = nameOf(path)
  return { page, name: squash(name), folders, words: wordsOf(name), titleWords: wordsOf(page.title) }
}

/** How much an address is like that of a page; 0 if the name isn't like it. */
function compare(requested: RequestedPath, target: Target, weigh: Weigh): number {
  const name = Math.max(
    compareLetters(requested.name, target.name),
    compareWords(requested.words, target.words, weigh),
    TITLE * compareWords(requested.words, target.titleWords, weigh),
  )
  const alike = name < LEAST ? 0 : name + FOLDERS * compareFolders(requested.folders, target.folders)
  return compareWords(requested.allWords, target.titleWords, weigh) === 1
    ? Math.max(alike, WHOLE_TITLE)
    : alike
}

function compareLetters(requested: string, name: string): number {
  if (requested === name) return 1
  const longest = Math.max(requested.length, name.length)
  const isPart = requested.length >= SHORTEST_PART && (name.startsWith(requested) || name.endsWith(requested))
  const part =
    isPart && requested.length / name.length >= LEAST_OF_NAME
      ? 0.6 + (0.3 * requested.length) / name.length
      : 0
  const mistakes = countMistakes(requested, name) / longest
  return Math.max(part, mistakes <= MOST_WRONG ? 1 - WRONG * mistakes : 0)
}

function compareFolders(requested: readonly string[], there: readonly string[]): number {
  if (requested.length === 0 || there.length === 0) return 0
  const shared = there.filter((folder) => requested.some((other) => compareLetters(other, folder) > 0))
  return shared.length / Math.max(requested.length, there.length)
}

/** The parts of a path, without endings such as `.html` and `.md`. */
function partsOf(path: string): string[] {
  const plain = path.replace(/(?:\/index)?\.(?:html?|mdx?)$/i, '')
  return plain.split('/').filter((part) => part !== '')
}

const nameOf = (path: string): string => partsOf(path).at(-1) ?? ''

/** A name without case and without what separates its words. */
const squash = (name: string): string => wordsOf(name).join('')

import { isOfCase, isOfFolder, type Redirect } from '../../../config/redirects'

/**
 * Writes redirects in the format of a `_redirects` file: permanent ones, of which the first that fits counts.
 *
 * Those of single pages are forced (`301!`), so that they take precedence over the static redirect pages, which are for
 * hosts that don't read this file. Those of folders, and those that differ in nothing but case, give way to a page that
 * has the address: on a host that takes no notice of case, a forced one would lead to itself forever.
 *
 * @param pages - the addresses of all pages. One with capitals gets a redirect from its address in small letters
 */
export function formatRedirects(redirects: readonly Redirect[], pages: readonly string[]): string {
  const ofPages = redirects.filter((redirect) => !isOfFolder(redirect))
  const inSmallLetters = [...ofPages, ...pages.map((page) => ({ from: page, to: page }))]
    .map(({ from, to }) => ({ from: from.toLowerCase(), to }))
    .filter(({ from, to }) => from !== to)
  // A source that is there already keeps its target.
  const rules = new Map<string, string>()
  for (const redirect of [...ofPages, ...inSmallLetters, ...redirects.filter(isOfFolder)]) {
    if (!rules.has(redirect.from)) rules.set(redirect.from, lineOf(redirect))
  }
  return [...rules.values()].join('')
}

function lineOf(redirect: Redirect): string {
  const status = isOfFolder(redirect) || isOfCase(redirect) ? '301' : '301!'
  return `${redirect.from} ${redirect.to} ${status}\n`
}

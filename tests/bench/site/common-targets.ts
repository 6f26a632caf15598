import { matchPage } from './pages'

/**
 * Picks links that a page has on every site, spread over those that there are.
 *
 * @param linked - per site the paths that its page links to, ours first
 * @param count - how many, at most
 * @returns per link its path on each site
 */
export function commonTargets(linked: readonly (readonly string[])[], count: number): string[][] {
  const [own = [], ...others] = linked
  const common = own
    .filter((path) => path !== '/')
    .map((path) => [path, ...others.map((paths) => matchPage(path, paths))])
    .filter((paths): paths is string[] => !paths.includes(undefined))
  const step = Math.max(1, common.length / count)
  return Array.from(
    { length: Math.min(count, common.length) },
    (_, index) => common[Math.floor(index * step)] ?? [],
  )
}

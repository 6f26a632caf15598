import type { Twin } from './make-twin'

/**
 * Says in one paragraph what the site is about: the home page's own description, the tagline, and how to read the
 * twins.
 *
 * @param version - of the library
 */
export function summaryOf(tagline: string, version: string, twins: readonly Twin[]): string {
  const home = twins.find(({ path }) => path === '/')
  const reading = 'Where a sample has a JavaScript form, it follows the TypeScript one.'
  return [
    ...(home ? [home.description] : []),
    tagline,
    `All pages describe Redux Toolkit ${version}. ${reading}`,
  ].join(' ')
}

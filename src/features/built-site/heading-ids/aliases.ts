/** Old ids of one page and their targets: an id of the same page, or `/page#id` if the section moved to another. */
export type AliasesOfPage = Readonly<Record<string, string>>

/**
 * Removed headings, rows and entries, by page, so that links to them in bookmarks and on other sites keep working. A
 * reworded heading keeps its old id instead; this list is for sections that were merged, moved or removed. The browser
 * loads it only when an address has an id that its page doesn't have.
 */
export const HEADING_ALIASES: Readonly<Record<string, AliasesOfPage>> = {
  '/api/other-exports': {
    errors: '/api/createAsyncThunk#errors',
    'mini-serialize-error': '/api/createAsyncThunk#serialize-error',
    'unwrap-result': '/api/createAsyncThunk#unwrap',
  },
  '/rtk-query/api/created-api/hooks': {
    'hook-result-refetch': 'result-refetch',
    'infinite-hook-result-fetchnextpage': 'infinite-result-fetchnextpage',
    'infinite-hook-result-fetchpreviouspage': 'infinite-result-fetchpreviouspage',
    'infinite-hook-result-refetch': 'infinite-result-refetch',
  },
  '/rtk-query/comparison': {
    migrate: '/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query',
  },
  '/tutorials/quick-start': {
    'check-without-a-browser': 'finish',
  },
  '/tutorials/typescript': {
    'show-something': 'add-and-list',
  },
  '/usage/migrating-rtk-2': {
    'falsy-rejections': 'timeline',
  },
  '/usage/nextjs': {
    'pitfall-module-variable': 'how-it-works',
  },
  '/usage/usage-guide': {
    serializable: 'working-with-non-serializable-data',
  },
  '/usage/usage-with-typescript': {
    'dynamic-middleware': 'middleware',
  },
}

/**
 * Finds the new target of an id that a page no longer has.
 *
 * @param page - the path of the page, with or without a slash at its end
 * @param id - the id after the `#`, decoded
 * @returns `#id` or `/page#id`; `undefined` when the id was never there
 */
export function findAlias(
  page: string,
  id: string,
  aliases: Readonly<Record<string, AliasesOfPage>> = HEADING_ALIASES,
): string | undefined {
  const address = page.length > 1 ? page.replace(/\/+$/, '') : page
  const [, target] = Object.entries(aliases[address] ?? {}).find(([old]) => old === id) ?? []
  if (target === undefined) return undefined
  return target.startsWith('/') ? target : `#${target}`
}

/** Old ids of one page, and what each leads to: an id of the same page, or `/page#id` where the section moved away. */
export type AliasesOfPage = Readonly<Record<string, string>>

/**
 * Headings, rows and entries that are gone, by page: links to them, in bookmarks and other sites, keep working.
 * Give a heading that is reworded its old id instead, and leave this to sections that were merged, moved or dropped.
 * The browser loads the list only when an address names an id that its page doesn't have.
 */
export const HEADING_ALIASES: Readonly<Record<string, AliasesOfPage>> = {
  '/api/other-exports': {
    errors: '/api/createAsyncThunk#errors',
    'mini-serialize-error': '/api/createAsyncThunk#serialize-error',
    'unwrap-result': '/api/createAsyncThunk#unwrap',
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
 * Where a link to an id that its page no longer has leads now.
 *
 * @param page - the path of the page, with or without a slash at its end
 * @param id - what stands behind the `#`, decoded
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

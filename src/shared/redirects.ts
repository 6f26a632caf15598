import { MAIN_DOC_PATH } from './site'

/** An address that moved: `from` answers with a permanent redirect to `to`. Query and hash are kept. */
export interface Redirect {
  from: string
  to: string
}

/**
 * Old and alias addresses. The host (through the generated `_redirects`), the static redirect pages
 * and the not-found page all read this one list.
 */
export const redirects: readonly Redirect[] = [
  { from: '/docs', to: MAIN_DOC_PATH },
  { from: '/introduction', to: MAIN_DOC_PATH },
  { from: '/tutorials', to: '/tutorials/overview' },
  { from: '/usage', to: '/usage/usage-guide' },
  { from: '/api', to: '/api/configureStore' },
  { from: '/rtk-query', to: '/rtk-query/overview' },
  // Printed by the library in production, with a capital: https://…/Errors?code=N
  { from: '/Errors', to: '/errors' },
  { from: '/api/otherExports', to: '/api/other-exports' },
  { from: '/introduction/quick-start', to: '/tutorials/quick-start' },
  { from: '/tutorials/basic-tutorial', to: '/tutorials/overview' },
  { from: '/tutorials/intermediate-tutorial', to: '/tutorials/overview' },
  { from: '/tutorials/advanced-tutorial', to: '/tutorials/overview' },
]

/**
 * The redirects that get a static page of their own.
 * An alias that differs only in case gets none: on a case-insensitive file system it would overwrite its target.
 */
export const pluginRedirects = redirects
  .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase())
  .map(({ from, to }) => ({ from, to }))

/**
 * Finds the new address of a page that moved.
 *
 * @param path - the path alone, with or without a slash at its end
 * @returns the new path, or `undefined` when the address never existed
 */
export function findRedirect(path: string): string | undefined {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') : path
  const exact = redirects.find(({ from }) => from === withoutSlash)
  return (exact ?? redirects.find(({ from }) => from.toLowerCase() === withoutSlash.toLowerCase()))?.to
}

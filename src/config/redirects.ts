import { MAIN_DOC_PATH } from './site'

/**
 * An address that moved: `from` answers with a permanent redirect to `to`. Query and hash are kept.
 *
 * A `/*` at the end of `from` stands for everything below that folder, and a `/:splat` at the end of `to` for what the
 * address has there.
 */
export interface Redirect {
  from: string
  to: string
}

/** Folders without a page of their own. */
const folders: readonly Redirect[] = [
  { from: '/docs', to: MAIN_DOC_PATH },
  { from: '/introduction', to: MAIN_DOC_PATH },
  { from: '/tutorials', to: '/tutorials/overview' },
  { from: '/usage', to: '/usage/usage-guide' },
  { from: '/api', to: '/api/configureStore' },
  { from: '/rtk-query', to: '/rtk-query/overview' },
  { from: '/rtk-query/usage', to: '/rtk-query/usage/queries' },
  { from: '/rtk-query/api', to: '/rtk-query/api/createApi' },
  { from: '/rtk-query/api/created-api', to: '/rtk-query/api/created-api/overview' },
  { from: '/rtk-query/internal', to: '/rtk-query/internal/overview' },
]

/** Pages that were renamed, merged or moved one by one. */
const pages: readonly Redirect[] = [
  // Printed by the library in production, with a capital: https://…/Errors?code=N
  { from: '/Errors', to: '/errors' },
  { from: '/api/errors', to: '/errors' },
  { from: '/api/otherExports', to: '/api/other-exports' },
  { from: '/api/isAllOf', to: '/api/matching-utilities' },
  { from: '/api/isAnyOf', to: '/api/matching-utilities' },
  { from: '/api/createAsyncThunkWithProgress', to: '/api/createAsyncThunk' },
  { from: '/api/ApiProvider', to: '/rtk-query/api/ApiProvider' },
  { from: '/api/createApi', to: '/rtk-query/api/createApi' },
  { from: '/api/fetchBaseQuery', to: '/rtk-query/api/fetchBaseQuery' },
  { from: '/api/setupListeners', to: '/rtk-query/api/setupListeners' },
  { from: '/introduction/quick-start', to: '/tutorials/quick-start' },
  { from: '/introduction/comparison', to: '/rtk-query/comparison' },
  { from: '/introduction/getting-started-with-rtk-query', to: '/tutorials/rtk-query' },
  { from: '/introduction/video-overview', to: '/tutorials/overview' },
  { from: '/tutorials/tutorials-overview', to: '/tutorials/overview' },
  { from: '/tutorials/basic-tutorial', to: '/tutorials/overview' },
  { from: '/tutorials/intermediate-tutorial', to: '/tutorials/overview' },
  { from: '/tutorials/advanced-tutorial', to: '/tutorials/overview' },
  { from: '/tutorials/nextjs', to: '/usage/nextjs' },
  { from: '/usage/with-typescript', to: '/usage/usage-with-typescript' },
  { from: '/usage/examples', to: '/rtk-query/usage/examples' },
  { from: '/usage/custom-slice-creators', to: '/api/createSlice' },
  { from: '/rtk-query/usage/cached-data', to: '/rtk-query/usage/cache-behavior' },
  { from: '/rtk-query/usage/optimistic-updates', to: '/rtk-query/usage/manual-cache-updates' },
  { from: '/rtk-query/usage/migrating-from-thunks', to: '/rtk-query/usage/migrating-to-rtk-query' },
  { from: '/rtk-query/usage/usage-with-typescript', to: '/rtk-query/usage-with-typescript' },
  { from: '/rtk-query/api/created-api/cache-management', to: '/rtk-query/api/created-api/api-slice-utils' },
  {
    from: '/rtk-query/api/created-api/cache-management-utils',
    to: '/rtk-query/api/created-api/api-slice-utils',
  },
  {
    from: '/rtk-query/api/created-api/miscellaneous-utils',
    to: '/rtk-query/api/created-api/api-slice-utils',
  },
]

/** Folders that moved with everything in them. */
const movedFolders: readonly Redirect[] = [
  { from: '/docs/*', to: '/:splat' },
  { from: '/usage/rtk-query/*', to: '/rtk-query/usage/:splat' },
  { from: '/api/rtk-query/*', to: '/rtk-query/api/:splat' },
  { from: '/api/created-api/*', to: '/rtk-query/api/created-api/:splat' },
  { from: '/concepts/*', to: '/rtk-query/usage/:splat' },
  { from: '/examples/*', to: '/rtk-query/usage/examples' },
  { from: '/migrations/*', to: '/usage/migrating-rtk-2' },
]

/**
 * Old and alias addresses. The host (through the generated `_redirects`), the static redirect pages
 * and the not-found page all read this one list. The first that fits an address counts.
 */
export const redirects: readonly Redirect[] = [...folders, ...pages, ...movedFolders]

/** The end of a source that stands for all addresses below a folder. */
const SPLAT = '/*'

/** Whether a redirect is for everything below a folder. */
export const isOfFolder = ({ from }: Redirect): boolean => from.endsWith(SPLAT)

/** Whether the two addresses of a redirect differ in nothing but case. */
export const isOfCase = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase()

/**
 * The redirects that get a static page of their own.
 * An alias that differs only in case gets none: on a case-insensitive file system it would overwrite its target.
 */
export const pluginRedirects = redirects
  .filter((redirect) => !isOfFolder(redirect) && !isOfCase(redirect))
  .map(({ from, to }) => ({ from, to }))

/**
 * Finds the new address of a page that moved, even if it moved more than once.
 *
 * @param path - the path alone, with or without a slash at its end
 * @returns the new path, or `undefined` when the address never existed
 */
export function findRedirect(path: string): string | undefined {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') : path
  const target =
    targetOf(withoutSlash, (text) => text) ?? targetOf(withoutSlash, (text) => text.toLowerCase())
  // Without regard to case, `/errors` itself fits the redirect that leads to it.
  if (target === undefined || target === withoutSlash) return undefined
  return findRedirect(target) ?? target
}

function targetOf(path: string, asCompared: (text: string) => string): string | undefined {
  const fitting = redirects.find((redirect) =>
    isOfFolder(redirect)
      ? asCompared(path).startsWith(asCompared(folderOf(redirect)))
      : asCompared(path) === asCompared(redirect.from),
  )
  return fitting?.to.replace(':splat', path.slice(folderOf(fitting).length))
}

/** The folder of a redirect for everything below it, with a slash at its end. */
const folderOf = ({ from }: Redirect): string => from.slice(0, -'*'.length)

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

/** The end of a source that stands for all addresses below a folder. */
const SPLAT = '/*'

/** Whether a redirect is for everything below a folder. */
export const isOfFolder = ({ from }: Redirect): boolean => from.endsWith(SPLAT)

/** Whether the two addresses of a redirect differ in nothing but case. */
export const isOfCase = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase()

/**
 * Finds the redirects that get a static page of their own.
 * An alias that differs only in case gets none: on a case-insensitive file system it would overwrite its target.
 */
export function redirectsWithPage(redirects: readonly Redirect[]): Redirect[] {
  return redirects
    .filter((redirect) => !isOfFolder(redirect) && !isOfCase(redirect))
    .map(({ from, to }) => ({ from, to }))
}

/**
 * Finds the new address of a page that moved, even if it moved more than once.
 *
 * @param path - the path alone, with or without a slash at its end
 * @param redirects - all of the site; the first that fits counts
 * @returns the new path, or `undefined` when the address never existed
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | undefined {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') : path
  const target =
    getTarget(withoutSlash, redirects, (text) => text) ??
    getTarget(withoutSlash, redirects, (text) => text.toLowerCase())
  // Without regard to case, `/errors` itself fits the redirect that leads to it.
  if (target === undefined || target === withoutSlash) return undefined
  return findRedirect(target, redirects) ?? target
}

function getTarget(
  path: string,
  redirects: readonly Redirect[],
  asCompared: (text: string) => string,
): string | undefined {
  const fitting = redirects.find((redirect) =>
    isOfFolder(redirect)
      ? asCompared(path).startsWith(asCompared(getFolder(redirect)))
      : asCompared(path) === asCompared(redirect.from),
  )
  return fitting?.to.replace(':splat', path.slice(getFolder(fitting).length))
}

/** The folder of a redirect for everything below it, with a slash at its end. */
const getFolder = ({ from }: Redirect): string => from.slice(0, -'*'.length)

/**
 * Repairs what no page's address has: the name of a file, and a `%` that can't be decoded.
 *
 * @param path - the path of an address, as it is
 */
export function cleanPath(path: string): string {
  const readable = isReadable(path) ? path : path.replaceAll('%', '%25')
  return readable.replace(/(?:\/index)?\.html$/, '') || '/'
}

/**
 * Finds the page that an address in another case means.
 *
 * @param path - with or without a slash at its end
 * @param pages - the paths of all pages
 * @returns the page's own path; `undefined` if there is no such page
 */
export function pageOfAddress(path: string, pages: readonly string[]): string | undefined {
  const requested = path.length > 1 ? path.replace(/\/+$/, '') : path
  const small = requested.toLowerCase()
  return pages.find((page) => page === requested) ?? pages.find((page) => page.toLowerCase() === small)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Repairs an address before the router reads it.
 *
 * - The file name of a page (`/api/createSlice.html`) becomes the page's address. With the file name, the navigation
 *   that React renders would differ from the prerendered one.
 * - A path that can't be decoded (`/%E0%A4%A`) makes the router throw, and React would never start. Its `%` is escaped,
 *   so the router can decode it and shows the not-found page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function cleanPath(path: string): string {
  const readable = isReadable(path) ? path : path.replaceAll('%', '%25')
  return readable.replace(/(?:\/index)?\.html$/, '') || '/'
}

if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = location
  const clean = cleanPath(pathname)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

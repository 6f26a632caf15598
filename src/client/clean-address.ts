/**
 * Repairs an address before the router reads it.
 *
 * - The name of a page's file (`/api/createSlice.html`) is the page, but not its address: the parts that show where the
 *   reader is would differ from the prerendered ones.
 * - Where the router can't decode a path (`/%E0%A4%A`) it gives up, and the page would stay without life. Such a path
 *   names no page; with its `%` taken literally it leads to the not-found page.
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

/**
 * Repairs an address before the router reads it.
 *
 * - The file name of a page (`/api/createSlice.html`) becomes the page's address. With the file name, the navigation
 *   that React renders would differ from the prerendered one.
 * - Another case (`/api/createslice`) becomes the page's own. The router takes no notice of case, but the canonical
 *   address and the current entry of the navigation are made of the address.
 * - A path that can't be decoded (`/%E0%A4%A`) makes the router throw, and React would never start. Its `%` is escaped,
 *   so the router can decode it and shows the not-found page.
 *
 * If the host has answered such an address with its not-found page, the right page is loaded, because React would report
 * that the page it renders isn't the prerendered one.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import routes from '@generated/routes'

import { cleanPath, pageOfAddress } from './page-of-address'

type Routes = Array<{ path?: unknown; exact?: boolean; routes?: Routes }>

const getPaths = (list: Routes): string[] =>
  list.flatMap(({ path, exact, routes: inner }) => {
    if (inner) return getPaths(inner)
    return exact && typeof path === 'string' ? [path] : []
  })

/** Whether the HTML that the host sent is that of a page. */
function isSent(page: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical !== null && new URL(canonical.href).pathname === page
}

/** Loads a page in place of this one. Until it is there, Docusaurus waits for the code of a route, so React doesn't start. */
function load(address: string): void {
  const component = Object.assign(() => null, { preload: () => new Promise(() => undefined) })
  routes.unshift({ path: '*', component: component })
  location.replace(address)
}

if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = location
  const clean = cleanPath(pathname)
  const page = pageOfAddress(clean, getPaths(routes))
  // A slash at the end is left to the host.
  const target = page === clean.replace(/\/+$/, '') ? clean : (page ?? clean)
  if (target !== pathname) {
    if (page === undefined || isSent(page)) history.replaceState(history.state, '', target + search + hash)
    else load(target + search + hash)
  }
}

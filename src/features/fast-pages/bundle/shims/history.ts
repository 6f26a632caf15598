/** What the browser uses of `history`: this site has addresses, and neither hashes nor a memory in their place. */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history/esm/history.js'

export const createHashHistory = undefined
export const createMemoryHistory = undefined

/** The name under which a script registers the simulated servers that samples can name. */
export const SERVERS_LIBRARY = 'servers:named'

/** The name under which a script registers what answers late questions about stores. */
export const LATE_ANSWERS = 'stores:late'

/** Modules that a file's code names, whether it imports them or loads them later. `'import',` is a text, not an import. */
const IMPORTED = /(?<!['"`])\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** The modules that a file's code imports, as it writes them. */
export function importedNames(code: string): string[] {
  return [...code.matchAll(IMPORTED)].map(([, name = '']) => name)
}

/**
 * What samples can import in the browser, each a script of its own, so that no two copies are loaded. Samples that import
 * anything else can't be edited.
 */
export const BROWSER_PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/react',
  'immer',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-redux',
  'redux',
  'redux-persist',
  'redux-remember',
  'redux-saga',
  'redux-saga/effects',
  'redux-thunk',
  'reselect',
  'zod',
] as const

export { SERVER_MODULE } from '../core/specifiers.mjs'

/**
 * The name under which a script registers the library of a live demo: all that the demo is made of, except the files that it
 * shows.
 *
 * @param name - of the demo
 */
export function demoLibrary(name: string): string {
  return `demo:${name}`
}

/** Where the middleware of RTK Query looks for what watches it, in the window, while it is evaluated. */
export const QUERY_WATCH = '__RTK_QUERY_WATCH__'

/** Where selectors look for what they call when they are computed. */
export const SELECTOR_WATCH = '__RESELECT_WATCH__'

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** An entry point of the library and where its bundles lie below `dist/`. */
export interface EntryPoint {
  name: string
  /** Readable bundle: names kept, development checks included. */
  readable: string
  /** Bundle for browsers, minified with `NODE_ENV` set to production. */
  production: string
}

/** The entry points that hold numbered errors of their own; `@reduxjs/toolkit/react` has none. */
export const ENTRY_POINTS: readonly EntryPoint[] = [
  {
    name: '@reduxjs/toolkit',
    readable: 'redux-toolkit.modern.mjs',
    production: 'redux-toolkit.browser.mjs',
  },
  {
    name: '@reduxjs/toolkit/query',
    readable: 'query/rtk-query.modern.mjs',
    production: 'query/rtk-query.browser.mjs',
  },
  {
    name: '@reduxjs/toolkit/query/react',
    readable: 'query/react/rtk-query-react.modern.mjs',
    production: 'query/react/rtk-query-react.browser.mjs',
  },
]

/**
 * The folder of the installed library.
 *
 * @param siteDirectory - the folder that holds `node_modules`
 * @throws when the package is not installed
 */
export function libraryDirectory(siteDirectory: string): string {
  return path.dirname(require.resolve('@reduxjs/toolkit/package.json', { paths: [siteDirectory] }))
}

/** The version of the library in `directory`. */
export function readLibraryVersion(directory: string): string {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    version: string
  }
  return manifest.version
}

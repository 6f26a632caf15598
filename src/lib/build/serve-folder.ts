import type { Plugin } from '@docusaurus/types'

type ConfigureWebpackResult = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>

/** Lets the development server answer with the files of a folder too. */
export function serveFolder(directory: string, publicPath: string): ConfigureWebpackResult {
  // The generator hands this on to the development server, but its types don't know it.
  return { devServer: { static: [{ directory, publicPath }] } }
}

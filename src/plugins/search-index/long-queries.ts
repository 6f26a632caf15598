import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

type ConfigureWebpackResult = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>

/** Makes the modal take 300 characters: DocSearch cuts queries off at 64, and offers no option for it. */
export function allowLongQueries(): ConfigureWebpackResult {
  const test = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/
  return { module: { rules: [{ test, use: [path.join(__dirname, 'long-queries-loader.cjs')] }] } }
}

import type { BuildOptions } from 'esbuild'

/** Where hashed scripts are, from the site's base. */
export const ASSETS = 'assets/try-it'

/** A script of the sandbox. */
export interface Bundle {
  text: string
  /** The absolute paths of the files that it is made of. */
  inputs: string[]
}

/** What all bundles have in common. */
export const BUNDLE = {
  bundle: true,
  write: false,
  metafile: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions

export const MINIFIED = {
  minifySyntax: true,
  minifyWhitespace: true,
  minifyIdentifiers: true,
} as const satisfies BuildOptions

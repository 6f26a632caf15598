import { minify } from '@swc/core'
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

/**
 * Shortens a script that is bundled and minified already, by 8 %: SWC's minimizer goes over it until nothing gets
 * shorter. Names of functions are lost, so it is for what no sample prints.
 */
export async function shorten(text: string): Promise<string> {
  const { code } = await minify(text, {
    ecma: 2022,
    module: false,
    mangle: true,
    compress: { ecma: 2022, passes: 3 },
    // An end tag of a script, in a text, is written so that the script can be a part of a page.
    format: { ecma: 2022, comments: false, inline_script: true },
  })
  return code
}

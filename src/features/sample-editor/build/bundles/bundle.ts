import path from 'node:path'
import { minify } from '@swc/core'
import { build, type BuildOptions } from 'esbuild'

import { hashTexts } from '../../../../lib/build/hash'

/** A script of the sandbox. */
export interface Bundle {
  text: string
  /** The absolute paths of the files that it is made of. */
  inputs: string[]
}

/** What esbuild makes of an entry. */
interface Bundled extends Bundle {
  /** Empty without styles. */
  styles: string
  /** What stays outside, sorted. */
  externals: string[]
}

/** Bundles and minifies for the browser. */
export async function bundle(siteDir: string, options: BuildOptions): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    ...options,
    absWorkingDir: siteDir,
    // Nothing is written; without a folder, there could be no styles beside a script.
    outdir: siteDir,
    write: false,
    metafile: true,
  })
  const getText = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const externals = imports.filter(({ external }) => external).map((imported) => imported.path)
  const inputs = Object.keys(metafile.inputs).filter((input) => input !== '<stdin>')
  return {
    text: getText('.js'),
    styles: getText('.css'),
    externals: [...new Set(externals)].sort(),
    inputs: inputs.map((input) => path.resolve(siteDir, input)),
  }
}

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

/** A file that the browser fetches. */
export interface PublishedFile {
  /** From the site's base: another one for another text. */
  address: string
  text: string
}

/** Gives a text its address. */
export function published(name: string, text: string, ending: 'js' | 'json'): PublishedFile {
  return { address: `assets/try-it/${name}.${hashTexts([text]).slice(0, 8)}.${ending}`, text }
}

import type * as Rspack from '@rspack/core'

import { AFTER_MINIFIER, type BundlerPlugin } from '../../../lib/build/bundler-plugin'
import type { Expectation } from './expectations'

/** The scripts that every page needs, by the names of their chunks. */
const SCRIPTS = ['main', 'frame', 'docs-frame'] as const

const getFile = (name: string): RegExp => new RegExp(`[\\\\/]${name}\\.[^\\\\/]+\\.js$`)

/**
 * Makes Chromium compile all functions of the scripts that each page needs while they arrive and in the background,
 * instead of each function when it is first called: on a processor four times slower, that takes 200 ms off the thread
 * that readers wait for. Other browsers ignore the comment that does this.
 *
 * @param bundler - the one that Docusaurus runs
 */
export function compileAhead(bundler: unknown): BundlerPlugin[] {
  const banner = {
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    stage: AFTER_MINIFIER,
    test: SCRIPTS.map(getFile),
  }
  return [new (bundler as typeof Rspack).BannerPlugin(banner)]
}

/** Expects a script of each name. */
export function expectedScripts(): Expectation[] {
  return SCRIPTS.map((name) => ({
    among: 'files',
    test: getFile(name),
    ours: 'src/features/fast-pages/bundle/compile-ahead.ts',
    platform: 'output.filename in @docusaurus/core/lib/webpack/base.js',
  }))
}

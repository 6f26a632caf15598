import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { AFTER_MINIFIER } from '../bundler-plugin'
import { replaceChunkTable } from './chunk-address'
import { CHUNK_GROUPS } from './chunks'
import { REPLACEMENTS } from './replacements'

/** Files that Docusaurus generates, and which loader leaves in each what the browser needs. */
const TRIMMED_DATA: ReadonlyArray<{ file: RegExp; loader: string }> = [
  { file: /registry\.js$/, loader: 'registry' },
  { file: /docusaurus\.config\.mjs$/, loader: 'site-config' },
  { file: /globalData\.json$/, loader: 'global-data' },
  { file: /site-metadata\.json$/, loader: 'nothing' },
  { file: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/, loader: 'docs-version' },
]

/** A file of the platform that does what a slow phone feels. */
const PLAIN_ORDER = {
  test: /@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
  enforce: 'pre',
  use: [path.join(__dirname, 'loaders/plain-order.cjs')],
} as const

/** Parts of the theme that no page of the browser's bundle uses go, as they do nothing but render. */
const UNUSED_PARTS = {
  test: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/].*\.js$/,
  sideEffects: false,
}

/**
 * Has Chromium compile all functions of the scripts that each page needs while they arrive, beside the page, instead of
 * each function when it is called first: a quarter less script time on the page's own thread. To others it is a comment.
 */
const COMPILE_AHEAD = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: AFTER_MINIFIER,
  test: /[\\/](?:main|frame|docs-frame)\.[^\\/]+\.js$/,
}

/** Keeps out of the browser's bundle what only the server, the build or other sites need. Builds alone. */
export default function trimmedBundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'trimmed-bundle',
    configureWebpack: (config, isServer, { currentBundler }) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Before the platform's own aliases: the first that matches is taken.
            mergeStrategy: { 'resolve.alias': 'prepend' as const },
            resolve: { alias: aliasesIn(path.join(siteDir, 'src/trimmed')) },
            // By their names alone: tables of other names would be in every reader's runtime.
            output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
            optimization: { chunkIds: 'named' as const, splitChunks: { cacheGroups: CHUNK_GROUPS } },
            plugins: [
              replaceChunkTable(config.plugins ?? [], currentBundler.instance),
              new currentBundler.instance.BannerPlugin(COMPILE_AHEAD),
            ],
            module: {
              rules: [
                ...TRIMMED_DATA.map((data) => ruleFor(data, generatedFilesDir)),
                PLAIN_ORDER,
                UNUSED_PARTS,
              ],
            },
          },
  }
}

/** The `$` keeps an alias from catching paths below the module, which the replacement may import. */
function aliasesIn(folder: string): Record<string, string> {
  return Object.fromEntries(REPLACEMENTS.map(({ module, by }) => [`${module}$`, path.join(folder, by)]))
}

function ruleFor({ file, loader }: { file: RegExp; loader: string }, generatedFilesDir: string): object {
  return {
    test: file,
    include: generatedFilesDir,
    enforce: 'pre',
    use: [path.join(__dirname, 'loaders', `${loader}.cjs`)],
  }
}

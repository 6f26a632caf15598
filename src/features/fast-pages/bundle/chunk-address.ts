import type * as Rspack from '@rspack/core'

import type { BundlerPlugin } from '../../../lib/build/bundler-plugin'

const NAME = 'chunk-address'

/** Docusaurus's plugin that tells the browser which file a chunk is in, with a table of all chunk names. */
const ORIGINAL = 'ChunkAssetPlugin'

/** Files of chunks are named after the chunk's id. With other names, every reader would load a table of them. */
export const CHUNK_FILES = { chunkFilename: 'assets/js/[id].[contenthash:8].js' }
export const CHUNK_IDS = { chunkIds: 'named' } as const

/**
 * Replaces Docusaurus's table of chunk names, which every reader would load and which grows with the number of pages,
 * with one line. The id of a chunk is its name (`chunkIds: 'named'`), so there is nothing to look up.
 *
 * @param plugins - those of the browser's bundle; Docusaurus's plugin is removed from them
 * @param bundler - the bundler that runs the build; another copy has different classes
 * @throws Error when Docusaurus's plugin is not among them, because an upgrade has changed it
 */
export function replaceChunkTable(plugins: unknown[], bundler: unknown): BundlerPlugin[] {
  const index = plugins.findIndex((plugin) => (plugin as object).constructor.name === ORIGINAL)
  if (index === -1) {
    throw new Error(
      `Docusaurus has no ${ORIGINAL} any more: compare src/features/fast-pages/bundle/chunk-address.ts with its lib/webpack/client.js.`,
    )
  }
  plugins.splice(index, 1)
  return [addressPlugin(bundler as typeof Rspack)]
}

function addressPlugin({ RuntimeModule, RuntimeGlobals }: typeof Rspack): BundlerPlugin {
  class ChunkAddressModule extends RuntimeModule {
    constructor() {
      super(NAME, RuntimeModule.STAGE_ATTACH)
    }
    override generate(): string {
      const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name)`
    }
  }
  return {
    apply(compiler) {
      ;(compiler as Rspack.Compiler).hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressModule())
        })
      })
    },
  }
}

import type { CurrentBundler } from '@docusaurus/types'

type Plugin = CurrentBundler['instance']['DefinePlugin']['prototype']
/** The bundler that Docusaurus runs: its classes, not those of another copy. */
type Bundler = CurrentBundler['instance']

/** The platform's plugin that tells the browser in which file a chunk is, by a table of the names of all chunks. */
const ORIGINAL = 'ChunkAssetPlugin'

/**
 * Puts a line in place of the platform's table of chunk names, which every reader would load and which grows with the
 * pages. Chunks are called by their names in the bundle (`chunkIds: 'named'`), so there is nothing to look up.
 *
 * @param plugins - of the browser's bundle; the platform's plugin is taken out
 * @throws Error when the platform's plugin is not among them: an upgrade has changed it
 */
export function replaceChunkTable(plugins: unknown[], bundler: Bundler): Plugin {
  const index = plugins.findIndex((plugin) => (plugin as object).constructor.name === ORIGINAL)
  if (index === -1) {
    throw new Error(
      `Docusaurus has no ${ORIGINAL} any more: compare src/plugins/trimmed-bundle/chunk-address.ts with its lib/webpack/client.js.`,
    )
  }
  plugins.splice(index, 1)
  return addressPlugin(bundler)
}

function addressPlugin({ RuntimeModule, RuntimeGlobals }: Bundler): Plugin {
  class ChunkAddressModule extends RuntimeModule {
    constructor() {
      super('chunk address', RuntimeModule.STAGE_ATTACH)
    }
    override generate(): string {
      const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name)`
    }
  }
  return {
    apply(compiler: Parameters<Plugin['apply']>[0]) {
      compiler.hooks.thisCompilation.tap('chunk address', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk address', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressModule())
        })
      })
    },
  } as Plugin
}

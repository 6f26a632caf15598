import type { BundlerPlugin } from '../bundler-plugin'

/** What is used of the bundler that Docusaurus runs. */
interface Bundler {
  RuntimeModule: (new (name: string, stage: number) => { generate(): string }) & { STAGE_ATTACH: number }
  RuntimeGlobals: Readonly<Record<'require' | 'publicPath' | 'getChunkScriptFilename', string>>
}

interface Compilation {
  hooks: { additionalTreeRuntimeRequirements: { tap(name: string, use: (chunk: object) => void): void } }
  addRuntimeModule(chunk: object, module: object): void
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, use: (compilation: Compilation) => void): void } }
}

const NAME = 'chunk-address'

/** The platform's plugin that tells the browser in which file a chunk is, by a table of the names of all chunks. */
const ORIGINAL = 'ChunkAssetPlugin'

/**
 * Puts a line in place of the platform's table of chunk names, which every reader would load and which grows with the
 * pages. Chunks are called by their names in the bundle (`chunkIds: 'named'`), so there is nothing to look up.
 *
 * @param plugins - of the browser's bundle; the platform's plugin is taken out
 * @param bundler - its classes, not those of another copy
 * @throws Error when the platform's plugin is not among them: an upgrade has changed it
 */
export function replaceChunkTable(plugins: unknown[], bundler: unknown): BundlerPlugin {
  const index = plugins.findIndex((plugin) => (plugin as object).constructor.name === ORIGINAL)
  if (index === -1) {
    throw new Error(
      `Docusaurus has no ${ORIGINAL} any more: compare src/plugins/trimmed-bundle/chunk-address.ts with its lib/webpack/client.js.`,
    )
  }
  plugins.splice(index, 1)
  return addressPlugin(bundler as Bundler)
}

function addressPlugin({ RuntimeModule, RuntimeGlobals }: Bundler): BundlerPlugin {
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
      ;(compiler as Compiler).hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressModule())
        })
      })
    },
  }
}

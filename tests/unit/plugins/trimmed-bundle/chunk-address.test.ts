import { describe, expect, it } from 'vitest'

import { replaceChunkTable } from '../../../../src/plugins/trimmed-bundle/chunk-address'

class RuntimeModule {
  static readonly STAGE_ATTACH = 10
  generate(): string {
    return ''
  }
}
const RuntimeGlobals = { require: 'r', publicPath: 'r.p', getChunkScriptFilename: 'r.u' }
const bundler = { RuntimeModule, RuntimeGlobals }

class ChunkAssetPlugin {
  readonly apply = () => undefined
}

describe('replaceChunkTable', () => {
  it('takes the platform’s plugin out, and nothing else', () => {
    const other = { apply: () => undefined }
    const plugins = [other, new ChunkAssetPlugin(), other]
    replaceChunkTable(plugins, bundler)
    expect(plugins).toEqual([other, other])
  })

  it('gives the address of a chunk by its name', () => {
    const added: RuntimeModule[] = []
    const addRuntimeModule = (_chunk: object, module: RuntimeModule) => added.push(module)
    const hook = (argument: object) => ({
      tap: (_name: string, use: (value: object) => void) => use(argument),
    })
    const compilation = { hooks: { additionalTreeRuntimeRequirements: hook({}) }, addRuntimeModule }
    replaceChunkTable([new ChunkAssetPlugin()], bundler).apply({
      hooks: { thisCompilation: hook(compilation) },
    })
    expect(added.map((module) => module.generate())).toEqual(['r.gca = (name) => r.p + r.u(name)'])
  })

  it('stops where the platform has no such plugin', () => {
    expect(() => replaceChunkTable([], bundler)).toThrow('ChunkAssetPlugin')
  })
})

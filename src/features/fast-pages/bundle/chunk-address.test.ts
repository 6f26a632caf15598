import { rspack } from '@rspack/core'
import { describe, expect, it } from 'vitest'

import { replaceChunkTable } from './chunk-address'
import { realClientConfig } from '../../../../tests/unit/platform/client-config'

const namesOf = (plugins: unknown[]) => plugins.map((plugin) => (plugin as object).constructor.name)

/** What the plugin adds to the runtime of the bundler that Docusaurus runs. */
function addedRuntime(plugins: unknown[]): string[] {
  const added: Array<{ generate(): string }> = []
  const hook = (argument: object) => ({
    tap: (_name: string, use: (value: object) => void) => use(argument),
  })
  const compilation = {
    hooks: { additionalTreeRuntimeRequirements: hook({}) },
    addRuntimeModule: (_chunk: object, module: { generate(): string }) => added.push(module),
  }
  for (const plugin of replaceChunkTable(plugins, rspack)) {
    plugin.apply({ hooks: { thisCompilation: hook(compilation) } })
  }
  return added.map((module) => module.generate())
}

describe('the addresses of chunks', () => {
  it('come without the platform’s table, whose plugin goes, and no other', async () => {
    const { plugins = [] } = await realClientConfig()
    const before = namesOf(plugins)
    expect(before).toContain('ChunkAssetPlugin')
    replaceChunkTable(plugins, rspack)
    expect(namesOf(plugins)).toEqual(before.filter((name) => name !== 'ChunkAssetPlugin'))
  })

  it('are made of their names', async () => {
    const { plugins = [] } = await realClientConfig()
    expect(addedRuntime(plugins)).toEqual([
      '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name)',
    ])
  })

  it('stop the build where the platform has no such plugin', () => {
    expect(() => replaceChunkTable([], rspack)).toThrow(
      /ChunkAssetPlugin.*chunk-address\.ts.*lib\/webpack\/client\.js/,
    )
  })
})

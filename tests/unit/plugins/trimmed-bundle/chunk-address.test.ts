import type { CurrentBundler } from '@docusaurus/types'
import { describe, expect, it } from 'vitest'

import { replaceChunkTable } from '../../../../src/plugins/trimmed-bundle/chunk-address'

const bundler = { RuntimeModule: class {}, RuntimeGlobals: {} } as unknown as CurrentBundler['instance']

class ChunkAssetPlugin {}

describe('replaceChunkTable', () => {
  it('takes the platform’s plugin out, and nothing else', () => {
    const other = { apply: () => undefined }
    const plugins = [other, new ChunkAssetPlugin(), other]
    expect(replaceChunkTable(plugins, bundler)).toHaveProperty('apply')
    expect(plugins).toEqual([other, other])
  })

  it('stops where the platform has no such plugin', () => {
    expect(() => replaceChunkTable([], bundler)).toThrow('ChunkAssetPlugin')
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const PLUGIN = '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js'

it('The function that finds the file of a chunk is still added by Docusaurus.', () => {
  const plugin = readFileSync(createRequire(import.meta.url).resolve(PLUGIN), 'utf8')
  expect(plugin, `Compare src/features/fast-pages/prefetch/pages.ts with ${PLUGIN}.`).toContain(
    "'__webpack_require__.gca'",
  )
})

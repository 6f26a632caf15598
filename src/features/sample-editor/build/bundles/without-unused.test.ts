import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import type * as sucrase from 'sucrase'
import { expect, test } from 'vitest'

import { withoutUnused } from './scripts'

const bundle = (entry: string, siteDir: string, plugins = [withoutUnused]) =>
  build({
    ...{ absWorkingDir: siteDir, entryPoints: [entry], plugins },
    ...{ bundle: true, write: false, format: 'esm', minifySyntax: true, logLevel: 'silent' },
  })

const load = async (text: string): Promise<unknown> =>
  import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)

test('Sucrase transforms without what is left out, and refuses a transform that is.', async () => {
  const { outputFiles } = await bundle('sucrase', process.cwd())
  const text = outputFiles[0]?.text ?? ''
  expect(text).not.toContain('FlowTransformer = class')
  expect(text).toContain('TypeScriptTransformer = class')
  const { transform } = (await load(text)) as typeof sucrase
  const options: sucrase.Options = { transforms: ['typescript', 'imports', 'jsx'], disableESTransforms: true }
  expect(transform('const a: number = <A />', options).code).not.toContain('number')
  expect(() => transform('1', { transforms: ['flow'] })).toThrow()
})

test('A Sucrase that imports something of it no more stops the build.', async () => {
  const other = path.join(mkdtempSync(path.join(tmpdir(), 'other-')), 'sucrase')
  mkdirSync(other)
  writeFileSync(path.join(other, 'index.js'), "import './FlowTransformer'")
  await expect(bundle('./index.js', other)).rejects.toThrow(
    /no longer imports ts-interface-checker.* compare its dist\/esm/,
  )
})

/** The words of the tree by which Sucrase finds keywords, with what it takes them for. */
function wordsIn(tree: Int32Array, node = 0, word = ''): Record<string, number> {
  const inside = Array.from({ length: 26 }, (_, index) => {
    const next = tree[node + index + 1] ?? -1
    return next < 0 ? {} : wordsIn(tree, next, word + String.fromCharCode(97 + index))
  })
  const value = tree[node] ?? -1
  return Object.assign(value < 0 ? {} : { [word]: value }, ...inside) as Record<string, number>
}

test('Sucrase has the keywords that it would have.', async () => {
  const read = async (plugins: (typeof withoutUnused)[]) => {
    const { outputFiles } = await bundle('sucrase', process.cwd(), plugins)
    const text = `${outputFiles[0]?.text}\nexport { READ_WORD_TREE }`
    return wordsIn(((await load(text)) as { READ_WORD_TREE: Int32Array }).READ_WORD_TREE)
  }
  const words = await read([])
  expect(Object.keys(words)).toEqual(expect.arrayContaining(['async', 'instanceof']))
  expect(await read([withoutUnused])).toEqual(words)
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import type * as sucrase from 'sucrase'
import { expect, test } from 'vitest'

import { withoutUnused } from './scripts'

const bundle = (entry: string, siteDir: string) =>
  build({
    ...{ absWorkingDir: siteDir, entryPoints: [entry], plugins: [withoutUnused] },
    ...{ bundle: true, write: false, format: 'esm', minifySyntax: true, logLevel: 'silent' },
  })

test('Sucrase transforms without what is left out, and refuses a transform that is.', async () => {
  const { outputFiles } = await bundle('sucrase', process.cwd())
  const text = outputFiles[0]?.text ?? ''
  expect(text).not.toContain('FlowTransformer = class')
  expect(text).toContain('TypeScriptTransformer = class')
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const { transform } = (await import(address)) as typeof sucrase
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

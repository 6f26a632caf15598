import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import type * as Sucrase from 'sucrase'
import { expect, test } from 'vitest'

import { withoutUnused } from './without-unused'

function bundle(entry: string, siteDir: string) {
  return build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [withoutUnused],
  })
}

test('Sucrase transforms without what is left out, and refuses a transform that is.', async () => {
  const { outputFiles } = await bundle('sucrase', process.cwd())
  const text = outputFiles[0]?.text ?? ''
  expect(text).not.toContain('FlowTransformer = class')
  expect(text).toContain('TypeScriptTransformer = class')
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const { transform } = (await import(address)) as typeof Sucrase
  const options = { transforms: ['typescript', 'imports', 'jsx'] as const, disableESTransforms: true }
  const { code } = transform('const a: number = <A />', { ...options, transforms: [...options.transforms] })
  expect(code).not.toContain('number')
  expect(() => transform('1', { transforms: ['flow'] })).toThrow()
})

test('A Sucrase that imports something of it no more stops the build.', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'unused-')), 'sucrase')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'index.js'), "import './FlowTransformer'")
  await expect(bundle('./index.js', folder)).rejects.toThrow(
    /no longer imports ts-interface-checker.* compare its dist\/esm/,
  )
})

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import * as sucrase from 'sucrase'
import { expect, test } from 'vitest'

import { slimSucrase } from './slim-sucrase'
import { withoutUnused } from './without-unused'

const OPTIONS: sucrase.Options = {
  transforms: ['typescript', 'imports', 'jsx'],
  disableESTransforms: true,
}
const TREE = 'node_modules/sucrase/dist/esm/parser/tokenizer/readWordTree.js'

function bundle(plugin: Plugin, entry: string, siteDir: string) {
  return build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    logLevel: 'silent',
    plugins: [plugin],
  })
}

/** Sucrase as a plugin leaves it, and its text. */
async function bundledSucrase(plugin: Plugin): Promise<{ text: string; bundled: typeof sucrase }> {
  const { outputFiles } = await bundle(plugin, 'sucrase', process.cwd())
  const text = outputFiles[0]?.text ?? ''
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  return { text, bundled: (await import(address)) as typeof sucrase }
}

/** Makes a folder with another Sucrase, of one file, and bundles that. */
function bundleOther(plugin: Plugin, file: string, text: string) {
  const other = path.join(mkdtempSync(path.join(tmpdir(), 'other-')), 'sucrase')
  mkdirSync(path.dirname(path.join(other, file)), { recursive: true })
  writeFileSync(path.join(other, file), text)
  return bundle(plugin, `./${file}`, other)
}

test('Sucrase transforms without what is left out, and refuses a transform that is.', async () => {
  const { text, bundled } = await bundledSucrase(withoutUnused)
  expect(text).not.toContain('FlowTransformer = class')
  expect(text).toContain('TypeScriptTransformer = class')
  const { code } = bundled.transform('const a: number = <A />', OPTIONS)
  expect(code).not.toContain('number')
  expect(() => bundled.transform('1', { transforms: ['flow'] })).toThrow()
})

test('A Sucrase that imports something of it no more stops the build.', async () => {
  await expect(bundleOther(withoutUnused, 'index.js', "import './FlowTransformer'")).rejects.toThrow(
    /no longer imports ts-interface-checker.* compare its dist\/esm/,
  )
})

test('Without Flow and the written tree, Sucrase reads every word as before.', async () => {
  const { text, bundled } = await bundledSucrase(slimSucrase)
  expect(text).not.toContain('flowParse')

  const prefixes = [...readFileSync(TREE, 'utf8').matchAll(/\/\/ "(\w+)"/g)].map(([, word]) => word ?? '')
  expect(prefixes.length).toBeGreaterThan(300)
  const outcome = (transform: typeof sucrase.transform, code: string) => {
    try {
      return transform(code, OPTIONS).code
    } catch (error) {
      return String(error)
    }
  }
  for (const word of prefixes.flatMap((prefix) => [prefix, `${prefix}x`])) {
    for (const code of [`const a: ${word} = b.${word} as ${word}`, `${word} a`])
      expect(outcome(bundled.transform, code)).toBe(outcome(sucrase.transform, code))
  }
})

test('A parser that asks for Flow in another way stops the build.', async () => {
  const file = 'dist/esm/parser/traverser/statement.js'
  await expect(bundleOther(slimSucrase, file, 'if (flow.isEnabled) parse()')).rejects.toThrow(
    /no longer asks for isFlowEnabled: compare its dist\/esm\/parser/,
  )
})

test('A tree of words that is written in another way stops the build.', async () => {
  const file = 'dist/esm/parser/tokenizer/readWordTree.js'
  await expect(bundleOther(slimSucrase, file, 'export const READ_WORD_TREE = make()')).rejects.toThrow(
    /has another tree of words/,
  )
})

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import * as sucrase from 'sucrase'
import { expect, test } from 'vitest'

import { slimSucrase } from './slim-sucrase'

const OPTIONS: sucrase.Options = {
  transforms: ['typescript', 'imports', 'jsx'],
  disableESTransforms: true,
}
const TREE = 'node_modules/sucrase/dist/esm/parser/tokenizer/readWordTree.js'

function bundle(entry: string, siteDir: string) {
  return build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    logLevel: 'silent',
    plugins: [slimSucrase],
  })
}

function sucraseWith(files: Readonly<Record<string, string>>): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'slim-')), 'sucrase/dist/esm/parser')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test('Without Flow and the written tree, Sucrase reads every word as before.', async () => {
  const { outputFiles } = await bundle('sucrase', process.cwd())
  const text = outputFiles[0]?.text ?? ''
  expect(text).not.toContain('flowParse')
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  const slim = (await import(address)) as typeof sucrase

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
      expect(outcome(slim.transform, code)).toBe(outcome(sucrase.transform, code))
  }
})

test('A parser that asks for Flow in another way stops the build.', async () => {
  const folder = sucraseWith({ 'traverser/statement.js': 'if (flow.isEnabled) parse()' })
  await expect(bundle('./traverser/statement.js', folder)).rejects.toThrow(
    /no longer asks for isFlowEnabled: compare its dist\/esm\/parser/,
  )
})

test('A tree of words that is written in another way stops the build.', async () => {
  const folder = sucraseWith({ 'tokenizer/readWordTree.js': 'export const READ_WORD_TREE = make()' })
  await expect(bundle('./tokenizer/readWordTree.js', folder)).rejects.toThrow(/has another tree of words/)
})

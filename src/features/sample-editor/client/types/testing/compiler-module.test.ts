import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { compilerModule } from '../../../build/types/build-types'

const installed = readFileSync('node_modules/typescript/lib/typescript.js', 'utf8')

it('has the compiler, and neither the editor service nor the server', () => {
  const module = compilerModule(installed)
  const exported = /\nexport \{ (.*) \};\n$/.exec(module)?.[1]?.split(', ') ?? []
  expect(exported).toEqual(expect.arrayContaining(['createProgram', 'ScriptTarget', 'createSourceFile']))
  expect(exported).not.toContain('createLanguageService')
  expect(module).not.toContain('// src/server/')
  expect(module).not.toMatch(/^__export\(/m)
})

it('says what to compare when the file has another form', () => {
  expect(() => compilerModule(installed.replaceAll('// src/jsTyping/', '//'))).toThrow(
    /jsTyping.*src\/features\/sample-editor\/build\/types\/build-types\.ts/,
  )
})

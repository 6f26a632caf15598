import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createPackageResolver } from '../../../../checked-samples/build/types/resolve-module'
import { compilerModule } from '../../../build/types/build-types'
import { BROWSER_PACKAGES } from '../../../../sample-runtime/protocol/packages'
import { createHost, ROOT } from '../worker/checker'
import { siteDeclarations } from './site-declarations'

const SITE = process.cwd()
const { files, inputs } = siteDeclarations()
const sources = Object.entries(files).filter(([file]) => !file.endsWith('.json'))
const host = createHost(files)

/** The file that an import leads the compiler in the worker to. */
function resolve(specifier: string, importer: string): string | undefined {
  const literal = ts.factory.createStringLiteral(specifier)
  const source = ts.createSourceFile(importer, '', ts.ScriptTarget.ESNext)
  const found = host.resolveModuleNameLiterals?.([literal], importer, undefined, {}, source, undefined)
  return found?.[0]?.resolvedModule?.resolvedFileName
}

describe('the declarations', () => {
  it('keep references to other files and libraries, and no comments', () => {
    expect(files['node_modules/@types/node/index.d.ts']).toMatch(/^\/\/\/ <reference path="compatibility/)
    expect(files['node_modules/typescript/lib/lib.dom.d.ts']).toContain('/// <reference lib="es2015" />')
    expect(sources.filter(([file, text]) => file.endsWith('.d.ts') && text.includes('/**'))).toEqual([])
  })

  it('import what the installed files import', () => {
    const resolveInstalled = createPackageResolver(SITE)
    // What else a name leads to, like a package of JavaScript beside Node's module, is not asked for: Node's is declared.
    const getName = (file: string | undefined, folder: string) =>
      file?.endsWith('ts') ? path.posix.relative(folder, file) : undefined
    const imports = sources.flatMap(([file, text]) =>
      ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => [file, fileName] as const),
    )
    expect(imports.length).toBeGreaterThan(500)
    expect(
      imports.map(([file, name]) => [file, name, getName(resolve(name, `${ROOT}/${file}`), ROOT)]),
    ).toEqual(
      imports.map(([file, name]) => {
        const { resolvedModule } = resolveInstalled(name, path.join(SITE, file))
        return [file, name, getName(resolvedModule?.resolvedFileName, SITE)]
      }),
    )
  })

  it('are those of all packages, and nothing of this machine', () => {
    const names = [...BROWSER_PACKAGES, 'simulated-server']
    expect(names.map((name) => resolve(name, `${ROOT}/.samples/edited/0/src/a.ts`))).not.toContain(undefined)
    expect(Object.keys(files).filter((file) => /^(?:\.\.|\/|\w:)/.test(file))).toEqual([])
    expect(Object.values(files).filter((text) => text.includes(SITE))).toEqual([])
  })

  it('name the files that they are made of, for the licenses', () => {
    expect(inputs.filter((file) => !existsSync(file))).toEqual([])
    expect(inputs.some((file) => file.includes('csstype'))).toBe(true)
  })
})

describe('the module of the compiler', () => {
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
})

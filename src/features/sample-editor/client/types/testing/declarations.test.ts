import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPackageResolver } from '../../../../checked-samples/build/types/resolve-module'
import { compilerModule } from '../../../build/types/build-types'
import { type Declarations, withoutComments } from '../../../build/types/collect-declarations'
import { BROWSER_PACKAGES } from '../../../../sample-runtime/protocol/packages'
import { createHost, ROOT } from '../worker/checker'
import { siteDeclarations } from './site-declarations'

const SITE = process.cwd()

/** The words of a text, in their order, as the parser reads them. */
function wordsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return
    const children = node.getChildren(source)
    if (children.length === 0) words.push(node.getText(source))
    children.forEach(visit)
  }
  visit(source)
  return words.filter((word) => word !== '')
}

describe('withoutComments', () => {
  it('keeps references, words and lines', () => {
    const text = [
      '/** A license. */',
      '/// <reference lib="es2020" />',
      '// @ts-ignore',
      'export type A = /* in */ string // after',
      '/** About B. */',
      'export type B = `${A}//${A /* in a template */}/*${{ a: 1 }["a"]}*/`',
      '',
    ].join('\n')
    expect(withoutComments(text)).toBe(
      [
        '/// <reference lib="es2020" />',
        'export type A = string',
        'export type B = `${A}//${A }/*${{ a: 1 }["a"]}*/`',
      ].join('\n'),
    )
  })
})

describe('the declarations', () => {
  let declarations: Declarations
  beforeAll(() => {
    declarations = siteDeclarations()
  })
  const sources = () => Object.entries(declarations.files).filter(([file]) => !file.endsWith('.json'))

  it('have the words of the installed files', () => {
    expect(sources().length).toBeGreaterThan(300)
    for (const [file, text] of sources()) {
      const installed = ts.sys.readFile(path.join(SITE, file)) ?? ''
      expect(wordsOf(file, text), file).toEqual(wordsOf(file, installed))
    }
  })

  it('import what the installed files import', () => {
    const host = createHost(declarations.files)
    const resolveInstalled = createPackageResolver(SITE)
    // What else a name leads to, like a package of JavaScript beside Node's module, is not asked for: Node's is declared.
    const nameOf = (file: string | undefined, folder: string) =>
      file?.endsWith('ts') ? path.posix.relative(folder, file) : undefined
    const imports = sources().flatMap(([file, text]) =>
      ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => [file, fileName] as const),
    )
    const resolved = imports.map(([file, specifier]) => {
      const literal = ts.factory.createStringLiteral(specifier)
      const [own] =
        host.resolveModuleNameLiterals?.(
          [literal],
          `${ROOT}/${file}`,
          undefined,
          {},
          sourceOf(file),
          undefined,
        ) ?? []
      return [file, specifier, nameOf(own?.resolvedModule?.resolvedFileName, ROOT)]
    })
    const installed = imports.map(([file, specifier]) => {
      const { resolvedModule } = resolveInstalled(specifier, path.join(SITE, file))
      return [file, specifier, nameOf(resolvedModule?.resolvedFileName, SITE)]
    })
    expect(resolved).toEqual(installed)
    expect(resolved.length).toBeGreaterThan(500)
  })

  it('are those of all packages, and nothing of this machine', () => {
    const host = createHost(declarations.files)
    const literals = [...BROWSER_PACKAGES, 'simulated-server'].map((name) =>
      ts.factory.createStringLiteral(name),
    )
    const sample = `${ROOT}/.samples/edited/0/src/a.ts`
    const found = host.resolveModuleNameLiterals?.(
      literals,
      sample,
      undefined,
      {},
      sourceOf(sample),
      undefined,
    )
    expect(found?.map(({ resolvedModule }) => resolvedModule?.resolvedFileName)).not.toContain(undefined)
    expect(Object.keys(declarations.files).filter((file) => /^(?:\.\.|\/|\w:)/.test(file))).toEqual([])
    expect(Object.values(declarations.files).filter((text) => text.includes(SITE))).toEqual([])
  })

  it('name the files that they are made of, for the licenses', () => {
    expect(declarations.inputs.filter((file) => !existsSync(file))).toEqual([])
    expect(declarations.inputs.some((file) => file.includes('csstype'))).toBe(true)
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

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, '', ts.ScriptTarget.ESNext)
}

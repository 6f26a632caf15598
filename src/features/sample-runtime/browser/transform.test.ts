import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'

import { IMPORT, META } from './protocol'
import { transformFile } from './transform'

const transform = (code: string, name = 'src/index.ts') => transformFile({ name, code })

describe('transformFile', () => {
  it('lists what is loaded, also for its effects alone, but no types and nothing that is imported later', () => {
    const code = [
      "import a from './a'",
      "import './effects'",
      'import { unused } from "./unused"',
      "import type { T } from './type'",
      "export { e } from './e'",
      "const later = () => import('./later')",
    ].join('\n')
    expect(transform(code).loads.sort()).toEqual(['./a', './e', './effects', './unused'])
  })

  it('replaces import() and import.meta by names of the runner', () => {
    const { code } = transform(
      "void import('./a')\nimport.meta.sample.equals(0, 1, 1)\nvoid import(name + 'b')",
    )
    expect(code).toContain(`((${IMPORT}('./a')))`)
    expect(code).toContain(`((${IMPORT}(name + 'b')))`)
    expect(code).toContain(`${META}.sample.equals(0, 1, 1)`)
    expect(() => compileFunction(code, [META, IMPORT, 'name'])).not.toThrow()
  })

  it('leaves texts alone', () => {
    const texts = ["'import.meta.sample'", '"import.meta"', '`import.meta.env`']
    expect(transform(`console.log(${texts.join(', ')})`).code).toContain(texts.join(', '))
  })

  it('turns JSX into calls, in files that may have it', () => {
    const { code, loads } = transform('export const App = () => <b>{1}</b>', 'src/App.tsx')
    expect(code).not.toContain('<b>')
    expect(loads).toEqual(['react/jsx-runtime'])
    expect(transform('const a = <number>b', 'a.ts').code).toContain('const a = b')
  })

  it('ends the statement before an export that takes apart, where there is no semicolon', () => {
    const code = [
      'const slice = make()',
      'export const { a, b: c } = slice.actions',
      'export const [d] = slice.list',
      'export const {',
      '  e,',
      '} = slice.actions',
    ].join('\n')
    const exports: Record<string, unknown> = {}
    const make = () => ({ actions: { a: 1, b: 2, e: 3 }, list: [4] })
    const body = compileFunction(transform(code).code, ['exports', 'make']) as (...values: unknown[]) => void
    body(exports, make)
    expect(exports).toEqual({ a: 1, c: 2, d: 4, e: 3 })
  })

  it('maps places back, across erased types and the first line’s prologue', () => {
    const source = 'const a: Map<string, number> = fail()\nconst b = (x as unknown as number).c()'
    const transformed = transform(source)
    const { code } = transformed
    const [first = '', second = ''] = code.split('\n')
    expect(transformed.originalPlace({ line: 1, column: first.indexOf('fail') + 1 })).toEqual({
      line: 1,
      column: source.indexOf('fail') + 1,
    })
    const [, original = ''] = source.split('\n')
    expect(transformed.originalPlace({ line: 2, column: second.indexOf('c()') + 1 })).toEqual({
      line: 2,
      column: original.indexOf('c()') + 1,
    })
  })
})

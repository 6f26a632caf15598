import { describe, expect, it } from 'vitest'

import { findDifference } from './find-difference'
import { provenJavascriptForm } from './javascript-form'

const lines = (...texts: string[]) => texts.join('\n')
const form = (code: string, language: 'ts' | 'tsx' = 'ts') => provenJavascriptForm(code, language)

describe('the JavaScript form', () => {
  it('has no type arguments of elements, on one line or several', async () => {
    const code = lines(
      'const a = <Rows<string> name="x" />',
      'const b = (',
      '  <Rows<',
      '    number',
      '  >>b</Rows>',
      ')',
    )
    expect(await form(code, 'tsx')).toEqual({
      text: lines('const a = <Rows name="x" />', 'const b = <Rows>b</Rows>', ''),
    })
  })

  it.each([
    [
      'annotations',
      'const sum = (a: number, b?: number): number => a + (b ?? 0)',
      'const sum = (a, b) => a + (b ?? 0)',
    ],
    ['assertions', 'const state = { items: [] as string[] } satisfies State', 'const state = { items: [] }'],
    ['redundant parentheses', 'const value = (read() as Item).name', 'const value = read().name'],
    [
      'type arguments',
      'const useIt = useDispatch.withTypes<AppDispatch>()',
      'const useIt = useDispatch.withTypes()',
    ],
    ['non-null marks', "render(document.getElementById('root')!)", "render(document.getElementById('root'))"],
    ['type names in an import', "import { a, type B } from 'x'", "import { a } from 'x'"],
    ['overloads', 'function f(a: string): void\nfunction f(a: unknown) {}', 'function f(a) {}'],
    ['parameters called this', 'function f(this: Window, a: string) {}', 'function f(a) {}'],
    [
      'modifiers and declared members',
      'class A {\n  declare b: string\n  private c = 1\n}',
      'class A {\n  c = 1\n}',
    ],
    ['generic arrows', 'const id = <T,>(value: T): T => value', 'const id = (value) => value'],
  ])('loses %s', async (_, typescript, javascript) => {
    expect(await form(typescript)).toEqual({ text: `${javascript}\n` })
  })

  it('loses what only speaks of types: statements, comments right above and behind them, and their lines', async () => {
    const code = lines(
      "import { createSlice } from '@reduxjs/toolkit'",
      "import type { PayloadAction } from '@reduxjs/toolkit'",
      '',
      '// The file is about carts.',
      '',
      '// A line of the cart.',
      '// It has an id.',
      'interface Line {',
      '  id: string // unique',
      '}',
      'type Lines = Line[] // all of them',
      '',
      '// The first one.',
      'const first: Line = { id: "1" }',
    )
    expect(await form(code)).toEqual({
      text: lines(
        "import { createSlice } from '@reduxjs/toolkit'",
        '',
        '// The file is about carts.',
        '',
        '// The first one.',
        "const first = { id: '1' }",
        '',
      ),
    })
  })

  it('keeps the cut and loses the expected errors', async () => {
    const code = lines(
      'const a: number = 1',
      '// ---cut---',
      'type B = 1',
      '// @errors: 2322',
      'const c: string = a',
    )
    expect(await form(code)).toEqual({ text: lines('const a = 1', '// ---cut---', 'const c = a', '') })
  })

  it('keeps results behind their statements', async () => {
    expect(await form('const a: number = 1\na // → 1\nf(a as never) // throws no')).toEqual({
      text: 'const a = 1\na // → 1\nf(a) // throws no\n',
    })
  })

  it('keeps the meaning of JSX, and of text that is broken over lines', async () => {
    const long = 'word '.repeat(18)
    const result = await form(
      `const a = (b: string) => <p>${long}<b>{b}</b> and {'more'} <i>text</i></p>`,
      'tsx',
    )
    expect(result).toMatchObject({ text: expect.stringContaining('const a = (b) => (') as string })
  })

  it('names JavaScript files, in comments and imports', async () => {
    const code = lines(
      '// @filename: src/store.ts',
      'export const store: string = ""',
      '// @filename: src/App.tsx',
      "import { store } from './store.ts'",
      'export const app = <p>{store}</p>',
    )
    expect(await form(code)).toEqual({
      text: lines(
        '// @filename: src/store.js',
        "export const store = ''",
        '// @filename: src/App.jsx',
        "import { store } from './store.js'",
        'export const app = <p>{store}</p>',
        '',
      ),
    })
  })

  it('leaves out files that are only types', async () => {
    const code = '// @filename: a.ts\nexport type A = 1\n// @filename: b.ts\nexport const b: number = 1'
    expect(await form(code)).toEqual({ text: '// @filename: b.js\nexport const b = 1\n' })
  })

  it('is undefined where the code has no types, however it is formatted', async () => {
    expect(await form('const a = {   b: "c" };\n\n\nf( a ) // → 1')).toEqual({ text: undefined })
  })

  it('is empty where the code has nothing but types', async () => {
    expect(await form("import type { A } from 'a'\nexport type B = A")).toEqual({ text: '' })
    expect(await form('declare function nanoid(size?: number): string')).toEqual({ text: '' })
  })
})

describe('what has no JavaScript form is named with its line and a remedy:', () => {
  it.each([
    ['an enum', 'const a = 1\nenum B { c }', 1, /"as const"/],
    ['a namespace', '\n\nnamespace A { export const b = 1 }', 2, /use a module/],
    ['a parameter property', 'class A {\n  constructor(private b: string) {}\n}', 1, /assign the member/],
    ['an import assignment', "import a = require('a')", 0, /import … from/],
    ['an export assignment', 'const a = 1\nexport = a', 1, /export default/],
    ['an import that would be left empty', "import { type A } from 'a'", 0, /import type/],
    [
      'a place in a second file',
      '// @filename: a.ts\nconst a = 1\n// @filename: b.ts\n\nenum B { c }',
      4,
      /enum/,
    ],
  ])('%s', async (_, code, line, remedy) => {
    expect(await form(code)).toEqual({ message: expect.stringMatching(remedy) as string, line })
  })
})

describe('the comparison with the compiler', () => {
  const difference = (typescript: string, javascript: string) => findDifference(typescript, javascript, true)

  it('sees no difference in white space, comments, quotes, parentheses and trailing commas', () => {
    expect(difference('const a: B = f((1), "x") // c', "const a =\n  f(1, 'x',)\n")).toBeUndefined()
    expect(
      difference('const a = <p>one {"two"} <b /></p>', "const a = <p>\n  one two{' '}\n  <b />\n</p>"),
    ).toBeUndefined()
  })

  it.each([
    ['a value', 'const a = 1', 'const a = 2'],
    ['a declaration', 'const a = 1', 'let a = 1'],
    ['an operator', 'f(-a)', 'f(+a)'],
    ['where an optional chain ends', '(a?.b)!.c', 'a?.b.c'],
    ['a missing statement', 'f()\ng()', 'f()'],
    ['what binds to what', '(a + b) * c', 'a + b * c'],
    ['text of JSX', '<p>one two</p>', '<p>onetwo</p>'],
    ['a template', 'f(`a${b}c`)', 'f(`a${b}d`)'],
  ])('sees a difference in %s', (_, typescript, javascript) => {
    expect(difference(typescript, javascript)).toBeDefined()
  })

  it('names the line of the statement, types not counted', () => {
    const typescript = 'type A = 1\n\nconst a: A = 1\n\nf(a)'
    expect(difference(typescript, 'const a = 1\nf(b)')).toMatchObject({ line: 4 })
  })
})

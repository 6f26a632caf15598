import { describe, expect, it } from 'vitest'

import { findDifference } from './find-difference'
import { provenJavascriptForm } from './javascript-form'

const form = (code: string, language: 'ts' | 'tsx' = 'ts') => provenJavascriptForm(code, language)

describe('the JavaScript form', () => {
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
    [
      'statements that only speak of types, with the comments right above and behind them, and their lines',
      "import { createSlice } from '@reduxjs/toolkit'\nimport type { PayloadAction } from '@reduxjs/toolkit'\n\n// The file is about carts.\n\n// A line of the cart.\n// It has an id.\ninterface Line {\n  id: string // unique\n}\ntype Lines = Line[] // all of them\n\n// The first one.\nconst first: Line = { id: \"1\" }",
      "import { createSlice } from '@reduxjs/toolkit'\n\n// The file is about carts.\n\n// The first one.\nconst first = { id: '1' }",
    ],
    [
      'expected errors, and not the cut',
      'const a: number = 1\n// ---cut---\ntype B = 1\n// @errors: 2322\nconst c: string = a',
      'const a = 1\n// ---cut---\nconst c = a',
    ],
    [
      'no results behind statements',
      'const a: number = 1\na // → 1\nf(a as never) // throws no',
      'const a = 1\na // → 1\nf(a) // throws no',
    ],
    [
      'type arguments of elements, on one line or several',
      'const a = <Rows<string> name="x" />\nconst b = (\n  <Rows<\n    number\n  >>b</Rows>\n)',
      'const a = <Rows name="x" />\nconst b = <Rows>b</Rows>',
    ],
    [
      'the endings of TypeScript, in imports',
      "import { store } from './store.ts'\nexport const app: string = store",
      "import { store } from './store.js'\nexport const app = store",
    ],
  ])('loses %s', async (_, typescript, javascript) => {
    const language = typescript.includes('</') ? 'tsx' : 'ts'
    expect(await form(typescript, language)).toEqual({ text: `${javascript}\n` })
  })

  it('keeps the meaning of JSX, and of text that is broken over lines', async () => {
    const code = `const a = (b: string) => <p>${'word '.repeat(18)}<b>{b}</b> and {'more'} <i>text</i></p>`
    const result = await form(code, 'tsx')
    expect(result).toMatchObject({ text: expect.stringContaining('const a = (b) => (') as string })
  })

  it.each([
    [
      'undefined where the code has no types, however it is formatted',
      'const a = {   b: "c" };\n\n\nf( a ) // → 1',
      undefined,
    ],
    [
      'empty where there are only imports and exports of types',
      "import type { A } from 'a'\nexport type B = A",
      '',
    ],
    ['empty where there are only declarations', 'declare function nanoid(size?: number): string', ''],
  ])('is %s', async (_, code, text) => {
    expect(await form(code)).toEqual({ text })
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
  ])('%s', async (_, code, line, remedy) => {
    expect(await form(code)).toEqual({ message: expect.stringMatching(remedy) as string, line })
  })
})

describe('the comparison with the compiler', () => {
  const difference = (typescript: string, javascript: string) => findDifference(typescript, javascript, true)

  it('sees no difference in white space, comments, quotes, parentheses and trailing commas', async () => {
    expect(await difference('const a: B = f((1), "x") // c', "const a =\n  f(1, 'x',)\n")).toBeUndefined()
    expect(
      await difference('const a = <p>one {"two"} <b /></p>', "const a = <p>\n  one two{' '}\n  <b />\n</p>"),
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
  ])('sees a difference in %s', async (_, typescript, javascript) => {
    expect(await difference(typescript, javascript)).toBeDefined()
  })

  it('names the line of the statement, types not counted', async () => {
    const typescript = 'type A = 1\n\nconst a: A = 1\n\nf(a)'
    expect(await difference(typescript, 'const a = 1\nf(b)')).toMatchObject({ line: 4 })
  })
})

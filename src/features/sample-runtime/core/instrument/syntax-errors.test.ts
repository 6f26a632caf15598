import { expect, test, it, describe } from 'vitest'

import { parse } from '../claims/syntax'
import { syntaxErrors, earlyErrors } from './syntax-errors'

describe('syntax errors', () => {
  const errorsIn = (code: string) => syntaxErrors(parse('src/App.tsx', code))

  test.each([
    ['const a = (\n  <p>hi</div>\n)', "Expected corresponding JSX closing tag for 'p'.", 2, 8],
    ['const a = <ul>\n  <li>tea</ul>\n</li>', "Expected corresponding JSX closing tag for 'li'.", 2, 10],
    [
      'const a = <Menu.Item>hi</Menu.Items>',
      "Expected corresponding JSX closing tag for 'Menu.Item'.",
      1,
      24,
    ],
    ['const a = <>hi</p>', 'Expected corresponding closing tag for JSX fragment.', 1, 15],
    ['const a = <p>hi</>', "Expected corresponding JSX closing tag for 'p'.", 1, 16],
    ['const a = <p>total}</p>', "Unexpected token. Did you mean `{'}'}` or `&rbrace;`?", 1, 19],
    ['const a = <p>a > b</p>', "Unexpected token. Did you mean `{'>'}` or `&gt;`?", 1, 16],
    ["import { a, , b } from './a'", 'Identifier expected.', 1, 13],
    ["import { , b } from './a'", 'Identifier expected.', 1, 10],
    ["import {\n  a b } from './a'", "',' expected.", 2, 5],
    ['const a = {\n  a: 1,,\n  b: 2,\n}', 'Property assignment expected.', 2, 8],
    ['const a = {\n  a: 1, // one\n  , b: 2 }', 'Property assignment expected.', 3, 3],
    ['const { a,, b } = c', 'Property destructuring pattern expected.', 1, 11],
    ['export { a as b c }', "',' expected.", 1, 12],
    ['const a = () =>\n  b ? : c', 'Expression expected.', 2, 7],
    ['const a = (b ? : 2)', 'Expression expected.', 1, 16],
  ])('%j', (code, message, line, column) => {
    expect(errorsIn(code)[0]).toEqual({ message, line, column })
  })

  test.each([
    '<A.B c="d>"><e-f>{a > b}</e-f></A.B>',
    '<List<Tea> items={[]}>hi</List>',
    '<>{/* } > */} and {} it {\n// }\n}</>',
    "import { type A, b as c, default as d, 'e-f' as g, /* , , */ h, } from './a'",
    'const f = (a?: number): number => (a ? (a): 1)\nconst g = (a?: 2) /* : */ => a ? /* b */ (b): c => d : e',
    "import {} from './a'\nexport { type A, b as default }",
    'const a = { a, /* , */ b: 1, }\nconst { b, ...rest } = a\nconst [, c] = [1,, 2]',
    'const isTea = (cup: unknown): cup is Tea => true\ntry { a() } catch (error: any) {}',
  ])('There is nothing wrong with %s', (code) => {
    expect(errorsIn(code)).toEqual([])
  })
})

describe('early errors', () => {
  const errorsIn = (code: string): string[] =>
    earlyErrors(parse('a.tsx', code)).map(({ message, line, column }) => `${line}:${column} ${message}`)

  it.each([
    ['one()\nreturn\ntwo()', ['2:1 Illegal return statement']],
    ['if (a) {\n  return 1\n}', ['2:3 Illegal return statement']],
    ["import { a } from 'b'\nconst a = 1", ["2:7 Identifier 'a' has already been declared"]],
    ["import a from 'b'\nexport function a() {}", ["2:17 Identifier 'a' has already been declared"]],
    ["import { x as a } from 'b'\nconst { c: [a] } = d", ["2:13 Identifier 'a' has already been declared"]],
    ["import * as a from 'b'\nclass a {}", ["2:7 Identifier 'a' has already been declared"]],
  ])('%j is refused.', (code, expected) => {
    expect(errorsIn(code)).toEqual(expected)
  })

  it.each([
    'function f() { return 1 }',
    'const f = () => { return 1 }',
    'const o = { f() { return 1 }, get g() { return 2 }, async h() { return 3 } }',
    'class C { f() { return 1 } static g = () => { return 2 } }',
    "import { a } from 'b'\nfunction f(a) { const b = a; return b }\n{ const a = 1 }",
    "import { x } from 'b'\nconst { x: y } = z",
    // The transform says what is wrong with these.
    'return (',
  ])('%j isn’t.', (code) => {
    expect(errorsIn(code)).toEqual([])
  })
})

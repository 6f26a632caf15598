import { expect, it } from 'vitest'

import { parse } from '../claims/syntax'
import { earlyErrors } from './syntax-errors'

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

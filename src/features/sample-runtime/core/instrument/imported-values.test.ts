import { expect, it } from 'vitest'

import { parse } from '../claims/syntax'
import { importedValues } from '.'

const namesIn = (code: string): string[] =>
  importedValues(parse('a.tsx', code)).map(
    ({ from, name, line, column }) => `${from} ${name} ${line}:${column}`,
  )

it.each([
  ["import { a } from './b'\na()", ['./b a 1:10']],
  ["import {\n  a as c,\n  d,\n} from 'b'\nc(d)", ['b a 2:3', 'b d 3:3']],
  ["import { A } from 'b'\nexport const x = () => <A />", ['b A 1:10']],
  // Types are nothing at run time.
  ["import { Shape } from 'b'\nconst x: Shape = 1", []],
  ["import type { Shape } from 'b'\nconst x: Shape = 1", []],
  ["import { type Shape, a } from 'b'\na as Shape", ['b a 1:22']],
  ["import a, * as b from 'b'\na(b)", []],
  ["import { unused } from 'b'", []],
  ["export { a, c as d } from 'b'", ['b a 1:10', 'b c 1:13']],
  ["export type { A } from 'b'", []],
  ["export { type A, c } from 'b'", ['b c 1:18']],
])('%j', (code, expected) => {
  expect(namesIn(code)).toEqual(expected)
})

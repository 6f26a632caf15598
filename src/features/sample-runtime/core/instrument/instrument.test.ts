import { describe, expect, it, test } from 'vitest'

import { readClaims, readImported, importedValues } from './'
import { transformFile } from '../../browser/transform'
import { parse } from '../claims/syntax'

const G = 'import.meta.sample.guard()'

describe('guards', () => {
  it.each([
    ['a block', 'function run() { go() }', `function run() {${G}; go() }`],
    ['a loop with a block', 'while (true) {}', `while (true) {${G};}`],
    ['a loop with a statement', 'while (true) go()', `while (true) {${G};go()}`],
    ['a loop without a statement', 'for (;;);', `for (;;){${G};;}`],
    ['a loop that tests at its end', 'do go(); while (true)', `do {${G};go();} while (true)`],
    [
      'a loop in a loop',
      'for (const a of b) for (;;) go()',
      `for (const a of b) {${G};for (;;) {${G};go()}}`,
    ],
    ['an arrow function', 'const again = () => again()', `const again = () => (${G},again())`],
    [
      'an arrow function that gives an object',
      'const f = () => ({ a: 1 })',
      `const f = () => (${G},({ a: 1 }))`,
    ],
    ['a method', 'class A { get a() { return 1 } }', `class A { get a() {${G}; return 1 } }`],
    ['a catch', 'try { a } catch { b }', `try {${G}; a } catch {${G}; b }`],
  ])('are in %s', (_, code, guarded) => {
    expect(readImported('index.ts', code).code).toBe(guarded)
  })

  it('leaves types and objects alone', () => {
    const code = 'type F = () => void\ninterface A { f(): void }\nconst a = { b: 1 }'
    expect(readImported('index.ts', code).code).toBe(code)
  })

  it('is inside of a claim that it ends with', () => {
    const { code } = readClaims('index.ts', 'list.map(() => 1) // → [1]\nf = () => 1 // → 1', 0)
    expect(code).toBe(
      `import.meta.sample.equals(0, (list.map(() => (${G},1))), ([1])); // → [1]\n` +
        `import.meta.sample.equals(1, (f = () => (${G},1)), (1)); // → 1`,
    )
  })

  it('can be read by the runner, in files with elements, too', () => {
    const code =
      'export const List = ({ items }: { items: string[] }) => items.map((item) => <li key={item}>{item}</li>)'
    const { code: guarded } = readImported('src/List.tsx', code)
    expect(transformFile({ name: 'src/List.tsx', code: guarded }).code).toContain(
      'importMeta$.sample.guard()',
    )
  })
})

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

const noted = (code: string) => `import.meta.sample.thrown((${code}))`

test.each([
  ["throw 'full'", `throw ${noted("'full'")}`],
  ['throw { status: 404 };', `throw ${noted('{ status: 404 }')};`],
  ['if (failed) throw error', `if (failed) throw ${noted('error')}`],
  ["throw new Error('full')", "throw new Error('full')"],
])('%s', (code, expected) => {
  expect(readImported('src/a.ts', code).code).toBe(expected)
})

test('What a thrown function has in it is guarded inside.', () => {
  expect(readImported('src/a.ts', 'throw () => 1').code).toBe(
    `throw ${noted('() => (import.meta.sample.guard(),1)')}`,
  )
})

import { describe, expect, it } from 'vitest'

import { writtenIn } from './language'

const TYPED = [
  "import type { A } from './a'",
  "import { type A } from './a'",
  'export type A = 1',
  'interface A {}',
  'const a: number = 1',
  'function f(a?) {}',
  'f<number>(1)',
  'a as const',
  'a satisfies A',
  'a!.b',
  'enum A {}',
  'class A { private a = 1 }',
  'abstract class A {}',
]
const UNTYPED = [
  '',
  "import { a as b } from './a'\nexport { b as c }",
  "import * as a from './a'",
  'const type = 1\nf({ type: 1, as: 2 })\na.type',
  'a < b',
  '!a',
  'a ? b : c?.d',
  'const f = ({ a: b }) => b',
]

describe('writtenIn', () => {
  it.each(TYPED)('keeps the ending of a file with types: %s', (text) => {
    expect(writtenIn('js', 'src/a.ts', text)).toBe('src/a.ts')
  })

  it.each(UNTYPED)('gives a file without types the ending of JavaScript: %s', (text) => {
    expect(writtenIn('js', 'src/a.tsx', text)).toBe('src/a.jsx')
  })

  it('leaves all files of a project in TypeScript as they are', () => {
    expect(writtenIn('ts', 'src/a.ts', '')).toBe('src/a.ts')
  })
})

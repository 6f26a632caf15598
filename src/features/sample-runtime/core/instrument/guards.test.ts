import { describe, expect, it } from 'vitest'

import { readClaims, readImported } from '.'
import { transformFile } from '../../browser/transform'

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

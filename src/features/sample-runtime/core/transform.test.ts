import { expect, test } from 'vitest'

import { FileSyntaxError, toJavaScript } from './transform'

test('A module keeps its lines, and what it imports and exports as values.', () => {
  const text = [
    "import { type Item, add } from './items'",
    "import type { Store } from './store'",
    'export interface Props {',
    '  store: Store',
    '}',
    'export const size = (items: Item[]): number => add(items.length, 1) as number',
    'import.meta.sample.equals(0, (size([])), (1));',
  ]
  const lines = toJavaScript('a.ts', text.join('\n')).code.split('\n')
  expect(lines).toHaveLength(text.length)
  expect(lines[0]).toMatch(/^import \{ +add \} from '.\/items'$/)
  expect(lines.slice(1, 5).join('').trim()).toBe('')
  expect(lines[5]?.replaceAll(/ +/g, ' ')).toBe('export const size = (items) => add(items.length, 1) ')
  expect(lines[6]).toBe(text[6])
})

test('What has a value is there after its types are gone.', async () => {
  const { code } = toJavaScript(
    'a.ts',
    [
      "export enum Size { Small = 1, Large, Named = 'named' }",
      'export class Cup { declare kind: string; full?: boolean; constructor(readonly size: Size) {} }',
      'export const cup = new Cup(Size.Large) satisfies Cup',
    ].join('\n'),
  )
  const exports = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >
  expect(exports.Size).toEqual({ 1: 'Small', 2: 'Large', Small: 1, Large: 2, Named: 'named' })
  expect({ ...(exports.cup as object) }).toEqual({ full: undefined, size: 2 })
  expect(Object.keys(exports.cup as object)).toEqual(['full', 'size'])
})

test.each([
  [
    'export namespace Sizes {\n  export const small = 1\n}',
    { line: 1, column: 1 },
    /^A namespace can’t run here/,
  ],
  ['const a = 1\nconst = 2', { line: 2, column: 7 }, /^Unexpected token$/],
])('It says where it can’t read %j.', (text, where, message) => {
  expect(() => toJavaScript('src/a.ts', text)).toThrow(FileSyntaxError)
  expect(() => toJavaScript('src/a.ts', text)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(message) as string,
      file: 'src/a.ts',
      where,
    }),
  )
})

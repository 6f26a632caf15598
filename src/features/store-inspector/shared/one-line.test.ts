import { expect, test } from 'vitest'

import type { Described } from './described'
import { oneLine } from './one-line'

const object = (entries: Record<string, Described>, more = 0): Described => ({
  kind: 'object',
  entries: Object.entries(entries),
  ...(more > 0 && { more }),
})
const array = (...items: Described[]): Described => ({ kind: 'array', items })
const text = (content: string): Described => ({ kind: 'text', text: content })

test.each<[Described, string]>([
  [
    object({ id: 'T-101', tags: array('a', 'b'), 'two words': object({ open: true }) }),
    "{ id: 'T-101', tags: ['a', 'b'], 'two words': { open: true } }",
  ],
  [array(1, null, object({}), array()), '[1, null, {}, []]'],
  ['a,b', "'a,b'"],
  ['{"id":1}', `'{"id":1}'`],
  ["Ada's", `"Ada's"`],
  ['two\nlines', String.raw`'two\nlines'`],
  [text('[Function add]'), '[Function add]'],
  [{ kind: 'object', name: 'Map', entries: [['a', 1]] }, 'Map { a: 1 }'],
  [object({ a: 1 }, 5), '{ a: 1, … }'],
])('%j is written as code: %s', (value, line) => {
  expect(oneLine(value)).toBe(line)
})

test('What has no room is counted, or left out.', () => {
  const items = array(...Array.from({ length: 40 }, (_, index) => index))
  expect(oneLine(object({ id: 'T-101', items }), 40)).toBe("{ id: 'T-101', items: [0, 1, 2, …] }")
  expect(oneLine(object({ items, id: 'T-101' }), 30)).toBe("{ items: […40], id: 'T-101' }")
})

test('What is too long is cut, and says so.', () => {
  expect(oneLine('x'.repeat(100))).toHaveLength(80)
  expect(oneLine('abcdef', 5)).toBe("'abc…")
  expect(oneLine('abc', 5)).toBe("'abc'")
  expect(oneLine('x'.repeat(100), Infinity)).toHaveLength(102)
})

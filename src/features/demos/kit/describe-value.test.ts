import { expect, test } from 'vitest'

import { describeValue } from './describe-value'

test.each([
  [{ id: 'T-101', tags: ['a'], gone: undefined }, "{ id: 'T-101', tags: ['a'] }"],
  [0, '0'],
  [null, 'null'],
  [undefined, ''],
  [() => 1, ''],
])('%j is written as %s', (value, text) => {
  expect(describeValue(value, 80)).toBe(text)
})

test('What JSON can not write does not stop the demo.', () => {
  expect(describeValue(10n)).toBe('10')
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  expect(describeValue(cyclic)).toBe('[object Object]')
})

test('What is too long is cut.', () => {
  expect(describeValue('x'.repeat(100))).toHaveLength(60)
})

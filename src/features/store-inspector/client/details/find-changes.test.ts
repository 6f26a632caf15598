import { describe as group, expect, test } from 'vitest'

import { describe } from '../testing/fake-runner'
import { findChanges, listChanges } from './find-changes'

function changes(before: unknown, after: unknown): string[] {
  const change = findChanges(describe(before), describe(after))
  return change ? listChanges(change).map(({ path, change: { kind } }) => `${kind} ${path}`) : []
}

const list = (length: number, from = 0) =>
  Array.from({ length }, (_, index) => ({ id: from + index, done: false }))

group('the difference of two states', () => {
  test.each([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['properties', { a: 1, b: 2, c: 3 }, { a: 1, b: 4, d: 5 }, ['changed b', 'removed c', 'added d']],
    ['the whole', 1, '1', ['changed ']],
    ['another type', { a: [] }, { a: {} }, ['changed a']],
    ['a text that a value is described by', { a: undefined }, { a: 'undefined' }, ['changed a']],
    ['unusual keys', { 'a b': 1, '': 1 }, { 'a b': 2, '': 2 }, ['changed ["a b"]', 'changed [""]']],
    ['what is first in an array', list(3), list(2, 1), ['removed [0]']],
    ['what moved', list(3), [...list(3)].reverse(), ['moved [1]', 'moved [0]']],
    ['items without ids', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], ['changed [1].a']],
    ['arrays in arrays', [[1], [2]], [[1], [2, 3]], ['added [1][1]']],
    ['keys of the format', { _t: 'a', _0: 1 }, { _t: 'b', _0: 2 }, ['changed _t', 'changed _0']],
  ])('finds %s', (_, before, after, found) => {
    expect(changes(before, after)).toEqual(found)
  })

  test('in long arrays goes by position, also where one of them is just not long', () => {
    const before = { list: list(400) }
    const after = { list: list(401).map((item) => (item.id === 7 ? { ...item, done: true } : item)) }
    expect(changes(before, after)).toEqual(['changed list[7].done', 'added list[400]'])
    expect(changes(after, before)).toEqual(['changed list[7].done', 'removed list[400]'])
  })
})

import { expect, it } from 'vitest'

import { plainText, rowsWith } from './row-words'

const TEXTS = ['Renders again and re-renders', 'My cache update did not show', 'A loop that fetches'].map(
  plainText,
)

it.each([
  ['re-render', [true, false, false]],
  ['Rerender', [true, false, false]],
  ['updating', [false, true, false]],
  ['cache updates', [false, true, false]],
  ['loops', [false, false, true]],
  ['a loop', [false, false, true]],
  ['fetching', [false, false, true]],
  ['zzz', [false, false, false]],
  ['', [true, true, true]],
])('%j finds the rows %j', (typed, found) => {
  expect(rowsWith(TEXTS, typed)).toEqual(found)
})

it('takes simple forms only where no row has the words as they are typed', () => {
  expect(rowsWith(['is loading', 'loads', 'load'], 'loading')).toEqual([true, false, false])
  expect(rowsWith(['loads', 'load', 'string'], 'loading')).toEqual([true, true, false])
})

it('never cuts a word to a few letters', () => {
  expect(rowsWith(['stream'], 'string')).toEqual([false])
})

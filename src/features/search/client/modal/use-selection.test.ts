import { expect, test } from 'vitest'

import { indexNow } from './use-selection'

const ROWS = ['/api/createSlice', '/api/configureStore', '/api/createApi']

test('a choice stays in its list', () => {
  expect(indexNow({ version: 1, index: 2 }, ROWS, 1)).toBe(2)
})

test('a row that the reader moved to stays selected where a better answer has it', () => {
  expect(indexNow({ version: 1, index: 0, url: '/api/createApi' }, ROWS, 2)).toBe(2)
})

test('the first row is selected if the better answer does not have the row', () => {
  expect(indexNow({ version: 1, index: 2, url: '/api/createReducer' }, ROWS, 2)).toBe(0)
})

test('a row that was only under the pointer is not kept', () => {
  expect(indexNow({ version: 1, index: 2 }, ROWS, 2)).toBe(0)
})

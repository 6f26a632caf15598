import { expect, test } from 'vitest'

import { count, entryName, inWords, removalText } from './words'

test.each([
  [0, '0 ms'],
  [999.6, '1 s'],
  [1000, '1 s'],
  [5418, '5.41 s'],
  [2260, '2.26 s'],
  [2280, '2.28 s'],
  [60_000, '1 min'],
  [119_700, '2 min'],
  [125_000, '2 min 5 s'],
])('%d ms are "%s"', (milliseconds, text) => {
  expect(inWords(milliseconds)).toBe(text)
})

test.each([
  [0, 'removed now'],
  [312, 'removed in 312 ms'],
  [2001, 'removed in 3 s'],
  [60_000, 'removed in 1 min'],
])('An entry with %d ms left is "%s"', (milliseconds, text) => {
  expect(removalText(milliseconds)).toBe(text)
})

test('A number has the form of the noun that it needs.', () => {
  expect([count(0, 'action'), count(1, 'action'), count(10_000, 'action')]).toEqual([
    '0 actions',
    '1 action',
    '10,000 actions',
  ])
})

test('An entry without an argument is named as its query was called.', () => {
  expect(entryName('getStock(undefined)')).toBe('getStock()')
  expect(entryName('getTicket("T-101")')).toBe('getTicket("T-101")')
  expect(entryName('find("(undefined)")')).toBe('find("(undefined)")')
})

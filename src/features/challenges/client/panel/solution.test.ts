import { expect, test } from 'vitest'

import { compareLines } from './solution'

const written = (before: string, after: string) =>
  compareLines(before, after).map(({ is, text }) => (is === 'left out' ? '…' : `${is[0]} ${text}`))

test('A difference has the changed lines, three more on both sides, and a mark where lines are left out.', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  expect(written(lines.join('\n'), lines.join('\n').replace('5', 'five'))).toEqual([
    '…',
    'i 2',
    'i 3',
    'i 4',
    'r 5',
    'a five',
    'i 6',
    'i 7',
    'i 8',
    '…',
  ])
})

test('Texts that differ only in empty lines at the end are the same.', () => {
  expect(written('1\n2', '1\n2\n\n')).toEqual([])
})

import { expect, it } from 'vitest'

import { foldPitfalls } from '../../../src/theme/TOCItems/fold-pitfalls'

const item = (id: string, level: number) => ({ id, level, value: id })

it('folds the headings below the pitfalls into their number', () => {
  const toc = [
    item('options', 2),
    item('pitfalls', 2),
    item('first', 3),
    item('detail', 4),
    item('second', 3),
    item('see-also', 2),
  ]
  expect(foldPitfalls(toc)).toEqual([
    item('options', 2),
    { ...item('pitfalls', 2), value: 'pitfalls 2' },
    item('see-also', 2),
  ])
})

it('folds them at the end of a page, too', () => {
  expect(foldPitfalls([item('pitfalls', 2), item('first', 3)])).toEqual([
    { ...item('pitfalls', 2), value: 'pitfalls 1' },
  ])
})

it('leaves a table without pitfalls as it is', () => {
  const without = [item('options', 2), item('behavior', 2)]
  expect(foldPitfalls(without)).toBe(without)
  const empty = [item('pitfalls', 2), item('see-also', 2)]
  expect(foldPitfalls(empty)).toBe(empty)
})

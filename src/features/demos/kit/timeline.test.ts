import { expect, test } from 'vitest'

import { createTimeline } from './timeline'

const LOADING = { status: 'pending', isLoading: true, isFetching: true, isSuccess: false, isError: false }
const LOADED = { status: 'fulfilled', isLoading: false, isFetching: false, isSuccess: true, isError: false }

test('A render becomes a text for each row.', () => {
  const { renders, record } = createTimeline<{ id: string }>(({ id }) => id)
  record(LOADING)
  record({ ...LOADED, data: { id: 'T-101' }, currentData: undefined })
  expect(renders.items).toEqual([
    {
      id: '1',
      status: 'pending',
      isLoading: 'yes',
      isFetching: 'yes',
      isSuccess: '–',
      isError: '–',
      data: '–',
      currentData: '–',
    },
    {
      id: '2',
      status: 'fulfilled',
      isLoading: '–',
      isFetching: '–',
      isSuccess: 'yes',
      isError: '–',
      data: 'T-101',
      currentData: '–',
    },
  ])
})

test('Data that are falsy are data.', () => {
  const { renders, record } = createTimeline<number>(String)
  record({ ...LOADED, data: 0, currentData: 0 })
  expect(renders.items[0]).toMatchObject({ data: '0', currentData: '0' })
})

test('The oldest renders go, and the others keep their numbers.', () => {
  const { renders, record } = createTimeline<number>(String)
  for (let render = 0; render < 14; render += 1) record(LOADING)
  const ids = renders.items.map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([12, '3', '14'])
})

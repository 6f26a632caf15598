import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'

import type { ActionLog } from './action-log'
import { createActionLog } from './action-log'

function makeStore(log: ActionLog) {
  return configureStore({
    reducer: (count: number = 0, { type }: { type: string }) => (type === 'added' ? count + 1 : count),
    middleware: (getDefault) => getDefault().concat(log.middleware),
  })
}

test('Lists what reaches the reducers, in its order, and passes it on.', () => {
  const log = createActionLog()
  const store = makeStore(log)
  store.dispatch((dispatch) => {
    dispatch({ type: 'added', payload: 1 })
  })
  store.dispatch({ type: 'other' })
  expect(store.getState()).toBe(1)
  expect(log.items).toEqual([
    { id: 1, type: 'added', payload: 1 },
    { id: 2, type: 'other', payload: undefined },
  ])
})

test('Lists only the types that are asked for.', () => {
  const log = createActionLog((type) => type === 'added')
  const store = makeStore(log)
  store.dispatch({ type: 'other' })
  store.dispatch({ type: 'added' })
  expect(log.items).toMatchObject([{ id: 1, type: 'added' }])
})

test('Keeps the last hundred, and can be emptied.', () => {
  const log = createActionLog()
  const store = makeStore(log)
  for (let count = 0; count < 120; count += 1) store.dispatch({ type: 'added' })
  expect([log.items.length, log.items[0]?.id, log.items.at(-1)?.id]).toEqual([100, 21, 120])
  log.clear()
  expect(log.items).toEqual([])
})

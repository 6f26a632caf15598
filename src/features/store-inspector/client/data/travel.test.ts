import { expect, test, vi } from 'vitest'

import { cartStore, fakeRunner } from '../testing/fake-runner'
import { createTravel } from './travel'

const at = (action: number) => ({ store: 0, action })

test('Of several wishes, the runner gets the first and the last.', async () => {
  const onPast = vi.fn()
  const { ask, asked } = fakeRunner([cartStore()])
  const travel = createTravel({ ask, onPast })
  for (const action of [3, 2, 1]) travel.show(at(action))
  await vi.waitFor(() => expect(travel.state.value.past).toEqual(at(1)))
  expect(asked).toEqual([
    { ask: 'show', ...at(3) },
    { ask: 'show', ...at(1) },
  ])
  expect(onPast.mock.calls).toEqual([[true]])
})

test('What was asked of an earlier run changes nothing.', async () => {
  const onPast = vi.fn()
  const { ask } = fakeRunner([cartStore()])
  const travel = createTravel({ ask, onPast })
  travel.show(at(3))
  travel.forget()
  await new Promise((resolve) => setTimeout(resolve))
  expect(travel.state.value.past).toBeUndefined()
  expect(onPast).not.toHaveBeenCalled()
})

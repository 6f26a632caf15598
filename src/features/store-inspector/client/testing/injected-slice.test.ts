// @vitest-environment jsdom
import * as rtk from '@reduxjs/toolkit'
import { combineSlices, createSlice, legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { openRecorder } from '../../recorder'
import { askerOf, fakeHost } from '../../recorder/testing/fake-host'
import { closeAll, open, settle } from './open'

afterEach(closeAll)

async function linesOf(name: string): Promise<(string | null)[]> {
  const lines = await within(await screen.findByRole('tabpanel', { name })).findAllByRole('listitem')
  return lines.map(({ textContent }) => textContent)
}

test('a slice that is injected between two actions is in the list, the state and the changes', async () => {
  const recorder = openRecorder(fakeHost(() => rtk))
  const seats = createSlice({ name: 'seats', initialState: 0, reducers: { taken: (state) => state + 1 } })
  const coats = createSlice({ name: 'coats', initialState: 5, reducers: { handedIn: (state) => state + 1 } })
  const reducer = combineSlices(seats).withLazyLoadedSlices()
  // `configureStore` looks for the extension when the library is loaded, which another test may have done already.
  const compose = recorder.devTools({}) as () => StoreEnhancer
  const store = legacy_createStore(reducer, compose())
  const { handle } = await open([], { ask: askerOf(recorder) })
  store.dispatch(seats.actions.taken())
  await settle(() => handle.update(recorder.summaries()))
  expect(await linesOf('Changes')).toEqual(['~changed: seats 0 →became 1'])

  reducer.inject(coats)
  store.dispatch(seats.actions.taken())
  store.dispatch(coats.actions.handedIn())
  await settle(() => handle.update(recorder.summaries()))
  const types = within(screen.getByRole('grid')).getAllByText(/\//)
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'seats/taken',
    'seats/taken',
    'coats/handedIn',
  ])
  expect(await linesOf('Changes')).toEqual(['~changed: coats 5 →became 6'])
  await settle(() => fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowUp' }))
  expect(await linesOf('Changes')).toEqual(['~changed: seats 1 →became 2', '+added: coats 5'])
  await settle(() => fireEvent.click(screen.getByRole('tab', { name: 'State' })))
  expect(await linesOf('State')).toEqual(['~changed: seats: 2 was 1', '+added: coats: 5'])
})

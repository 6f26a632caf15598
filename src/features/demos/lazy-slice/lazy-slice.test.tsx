import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import LazySlice from '.'
// Loaded before the virtual clock stops, so that the demo has it at once.
import './cloakroomSlice'

withVirtualTime()

const states = (): string[] => readLines('log', 'States').map((line) => line.trim())

/** Free hooks, as the plain selector and the combined one read them. */
const hooks = (): string[] => screen.getAllByRole('definition').map((value) => value.textContent)

describe('a slice that is injected later', () => {
  test('isn’t in the state yet, but can be read', async () => {
    const { click } = await openDemo(LazySlice)
    expect(states()).toEqual(['at the start { seats: { free: 40 } }'])
    expect(hooks()).toEqual(['undefined', 'not yet'])
    await click('Load the cloakroom')
    expect(states().slice(1)).toEqual(['inject(cloakroomSlice) { seats: { free: 40 } } the same object'])
    expect(hooks()).toEqual(['undefined', '60'])
  })

  test('appears with the next action, whichever it is', async () => {
    const { click } = await openDemo(LazySlice)
    await click('Sell a seat')
    expect(states().at(-1)).toBe('seats/seatSold { seats: { free: 39 } }')
    await click('Load the cloakroom')
    await click('Sell a seat')
    expect(states().at(-1)).toBe('seats/seatSold { seats: { free: 38 }, cloakroom: { freeHooks: 60 } }')
    expect(hooks()).toEqual(['60', '60'])
  })

  test('handles an action of its own as its first one', async () => {
    const { click } = await openDemo(LazySlice)
    await click('Load the cloakroom')
    await click('Hang up a coat')
    expect(states().at(-1)).toBe('cloakroom/coatHung { seats: { free: 40 }, cloakroom: { freeHooks: 59 } }')
    expect(hooks()).toEqual(['59', '59'])
  })

  test('is injected into one demo only', async () => {
    const first = await openDemo(LazySlice)
    await first.click('Load the cloakroom')
    first.leave()
    const { click } = await openDemo(LazySlice)
    await click('Sell a seat')
    expect(states().at(-1)).toBe('seats/seatSold { seats: { free: 39 } }')
  })
})

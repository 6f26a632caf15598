import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readCache } from '../kit/testing/read'
import PrefetchOnHover from '.'
import { server } from './server'

withVirtualTime()

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const entry = (id: string): string | undefined => readCache()[`getDeparture("${id}")`]?.join(', ')
const requests = (): string[] => server.requests.map(({ path }) => path)

describe('prefetching', () => {
  test('by pointer: opening shows the data at once, without another request', async () => {
    const { click, hover, pass } = await openDemo(PrefetchOnHover)
    expect(requests()).toEqual([])
    await hover(button('N-31'))
    await pass(1000)
    expect(requests()).toEqual(['/departures/N-31'])
    expect(screen.getByText('Nothing is open.')).toBeDefined()
    await click('N-31')
    expect(screen.getByText('to Lisbon', { exact: false })).toBeDefined()
    expect(screen.queryByText(/^Loading/)).toBeNull()
    await pass(1000)
    expect(requests()).toHaveLength(1)
  })

  test('by keyboard: focus does the same', async () => {
    const { pass } = await openDemo(PrefetchOnHover)
    act(() => button('N-52').focus())
    await pass(1000)
    expect(requests()).toEqual(['/departures/N-52'])
    expect(entry('N-52')).toContain('fulfilled')
  })

  test('a click that is faster than the answer joins the request', async () => {
    const { click, pass } = await openDemo(PrefetchOnHover)
    await click('N-31')
    expect(screen.getByText('Loading N-31…')).toBeDefined()
    await pass(1000)
    expect(screen.getByText('to Lisbon', { exact: false })).toBeDefined()
    expect(requests()).toHaveLength(1)
  })

  test('without a subscriber the entry is removed ten seconds after the answer', async () => {
    const { hover, pass } = await openDemo(PrefetchOnHover)
    await hover(button('N-47'))
    await pass(1000)
    expect(entry('N-47')).toContain('0 subscribers')
    expect(entry('N-47')).toContain('removed in 10 s')
    await pass(5000)
    await hover(button('N-31'))
    await hover(button('N-47'))
    expect(entry('N-47')).toContain('removed in 5 s')
    await pass(6000)
    expect(entry('N-47')).toBeUndefined()
    expect(requests()).toEqual(['/departures/N-47', '/departures/N-31'])
  })

  test('the options decide whether cached data is requested again', async () => {
    const { click, hover, pass } = await openDemo(PrefetchOnHover)
    const pointAgain = async (): Promise<number> => {
      await hover(screen.getByText('Departures'))
      await hover(button('N-47'))
      await pass(1000)
      return requests().length
    }
    expect(await pointAgain()).toBe(1)
    await click('ifOlderThan: 5')
    expect(await pointAgain()).toBe(1)
    await pass(4000)
    expect(await pointAgain()).toBe(2)
    expect(await pointAgain()).toBe(2)
    await click('force: true')
    expect(await pointAgain()).toBe(3)
    expect(await pointAgain()).toBe(4)
    for (const name of ['N-31', 'N-47', 'N-31', 'N-47']) await hover(button(name))
    await pass(1000)
    // One for each: the second pointing found a request under way.
    expect(requests().slice(4)).toEqual(['/departures/N-31', '/departures/N-47'])
  })

  test('a refresh that still runs when the time is up is aborted with the entry', async () => {
    const { click, hover, pass } = await openDemo(PrefetchOnHover)
    await hover(button('N-47'))
    await pass(1000)
    await pass(9300)
    await click('force: true')
    await hover(button('N-47'))
    await pass(1000)
    expect(readCache()).toEqual({})
    expect(server.exchanges.map(({ outcome }) => outcome)).toEqual([200, 'aborted'])
  })
})

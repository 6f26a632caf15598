import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import OptimisticUpdate from '.'
import { server } from './server'

withVirtualTime()

const MORE = 'Add a seat'
const requests = (): string[] => server.requests.map(({ method }) => method)
const changes = (): (string | null)[] => readLines('log', 'Changes')
/** The text of the booking, and the text about the server below it. */
const shown = (): (string | null)[] => screen.getAllByText(/^\d seats$/).map((text) => text.textContent)

describe('optimistic updates', () => {
  test('show at once, and stay when the server agrees', async () => {
    const { click, pass } = await openDemo(OptimisticUpdate)
    await pass(1500)
    await click(MORE)
    expect(shown()).toEqual(['3 seats', '2 seats'])
    await pass(1500)
    expect(shown()).toEqual(['3 seats', '3 seats'])
    expect(requests()).toEqual(['GET', 'PATCH'])
  })

  test('come back when the server fails', async () => {
    const { click, pass, tick } = await openDemo(OptimisticUpdate)
    await pass(1500)
    await tick('Next request fails')
    await click(MORE)
    expect(shown()).toEqual(['3 seats', '2 seats'])
    await pass(1500)
    expect(shown()).toEqual(['2 seats', '2 seats'])
    expect(screen.getByRole('alert').textContent).toBe('The last change has failed.')
    expect(screen.getByLabelText<HTMLInputElement>('Next request fails').checked).toBe(false)
  })

  test('overlap: undoing the first takes the second away, and nobody asks again', async () => {
    const { click, pass, tick } = await openDemo(OptimisticUpdate)
    await pass(1500)
    await tick('Next request fails')
    await click(MORE)
    await click(MORE)
    expect(shown()).toEqual(['4 seats', '2 seats'])
    await pass(60_000)
    expect(shown()).toEqual(['2 seats', '4 seats'])
    expect(changes()).toEqual([
      'fetched: screen 2, server 2',
      '3 is sent and shown: screen 3, server 2',
      '4 is sent and shown: screen 4, server 2',
      '3 has failed, undo(): screen 2, server 2',
      '4 is saved: screen 2, server 4',
    ])
    expect(requests()).toEqual(['GET', 'PATCH', 'PATCH'])
  })

  test('overlap and invalidate: one refetch after the last answer', async () => {
    const { click, pass, tick } = await openDemo(OptimisticUpdate)
    await pass(1500)
    await click('Undo and invalidate')
    await tick('Next request fails')
    await click(MORE)
    await click(MORE)
    await pass(1500)
    expect(shown()).toEqual(['2 seats', '4 seats'])
    await pass(1500)
    expect(shown()).toEqual(['4 seats', '4 seats'])
    expect(changes().at(-1)).toBe('fetched: screen 4, server 4')
    expect(requests()).toEqual(['GET', 'PATCH', 'PATCH', 'GET'])
  })

  test('that parted from the server come back to it with the first invalidation', async () => {
    const { click, pass, tick } = await openDemo(OptimisticUpdate)
    await pass(1500)
    for (const mode of ['Undo', 'Undo and invalidate']) {
      await click(mode)
      await tick('Next request fails')
      await click(MORE)
      await click(MORE)
      await pass(1500)
      expect(shown()).toEqual(['2 seats', '4 seats'])
    }
    await pass(1500)
    expect(shown()).toEqual(['4 seats', '4 seats'])
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLog } from '../kit/testing/read'
import OptimisticUpdate from '.'
import { server } from './server'

withVirtualTime()

const MORE = 'Add a seat'
const requests = (): string[] => server.requests.map(({ method }) => method)
/** What came and went, without the time that it took. */
const changes = (): string[] =>
  readLog().map((line) => line.replace(/^bookingsApi\/queries\/(\w+) .*$/, '$1').replace(/, .*/, ''))
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
    expect(changes().slice(2)).toEqual([
      'queryResultPatched',
      'PATCH /bookings/B-7 under way',
      'queryResultPatched',
      'PATCH /bookings/B-7 under way',
      'PATCH /bookings/B-7 500',
      'queryResultPatched',
      'PATCH /bookings/B-7 200',
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
    expect(changes().at(-1)).toBe('GET /bookings/B-7 200')
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

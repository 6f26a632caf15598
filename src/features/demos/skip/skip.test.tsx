import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readTable } from '../kit/testing/read'
import Skip from '.'
import { about } from './about'
import { server } from './server'

withVirtualTime()

describe('a query that waits for its argument', () => {
  test('is not sent while there is none, and can not be refetched', async () => {
    const { click, pass } = await openDemo(Skip)
    await pass(2000)
    expect(server.requests).toEqual([])
    expect(readTable().status).toEqual(['uninitialized'])
    await click('Refetch')
    const message = 'Cannot refetch a query that has not been started yet.'
    expect(screen.getByRole('alert').textContent).toContain(message)
    expect(about.prompts[0]).toContain(message)
  })

  test('is sent once there is one', async () => {
    const { click, pass } = await openDemo(Skip)
    await click('Attic')
    await pass(800)
    expect(server.requests.map(({ path }) => path)).toEqual(['/rooms/attic'])
    expect(screen.getByText('Attic: 4 seats')).toBeDefined()
  })

  test('forgets the error of a refetch with the next choice', async () => {
    const { click, pass } = await openDemo(Skip)
    await click('Refetch')
    await click('Attic')
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(800)
    await click('Refetch')
    await pass(800)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.countOf('GET', '/rooms/attic')).toBe(2)
  })

  test('keeps data when the argument goes away, but neither status nor currentData', async () => {
    const { click, pass } = await openDemo(Skip)
    await click('Attic')
    await pass(800)
    await click('None')
    const { status, data, currentData } = readTable()
    expect([status?.at(-1), data?.at(-1), currentData?.at(-1)]).toEqual(['uninitialized', 'attic', '–'])
    expect(screen.getByText('Choose a room.')).toBeDefined()
  })
})

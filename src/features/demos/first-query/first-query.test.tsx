import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readTable } from '../kit/testing/read'
import FirstQuery from '.'

withVirtualTime()

describe('the first query', () => {
  test('loads with isLoading and isFetching, and then shows the ticket', async () => {
    const { pass } = await openDemo(FirstQuery)
    expect(readTable()).toMatchObject({
      isLoading: ['yes', 'yes'],
      isFetching: ['yes', 'yes'],
      data: ['–', '–'],
    })
    await pass(800)
    expect(screen.getByText(/Printer jams/)).toBeDefined()
    expect(readTable()).toMatchObject({
      status: [expect.anything(), 'pending', 'fulfilled'],
      isLoading: ['yes', 'yes', '–'],
    })
  })

  test('refetches with isFetching only', async () => {
    const { click, pass } = await openDemo(FirstQuery)
    await pass(800)
    await click('Refetch')
    expect(readTable().isFetching?.at(-1)).toBe('yes')
    expect(readTable().isLoading?.at(-1)).toBe('–')
    expect(screen.getByText(/Printer jams/)).toBeDefined()
    expect(screen.getByText('Refreshing…')).toBeDefined()
    await pass(800)
    expect(readTable().isFetching?.at(-1)).toBe('–')
  })

  test('keeps the former ticket in data while another one loads', async () => {
    const { click, pass } = await openDemo(FirstQuery)
    await pass(800)
    await click('T-102')
    expect(readTable().data?.at(-1)).toBe('T-101')
    expect(readTable().currentData?.at(-1)).toBe('–')
    expect(screen.getByText('Loading T-102…')).toBeDefined()
    await pass(800)
    expect(readTable().currentData?.at(-1)).toBe('T-102')
  })

  test('keeps the data when a refetch fails', async () => {
    const { click, pass, set } = await openDemo(FirstQuery)
    await pass(800)
    set('Failing requests', 100)
    await click('Refetch')
    await pass(800)
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
    expect(readTable().isError?.at(-1)).toBe('yes')
    expect(readTable().data?.at(-1)).toBe('T-101')
  })

  test('logs every request with what became of it', async () => {
    const { pass } = await openDemo(FirstQuery)
    const log = screen.getByRole('log', { name: 'Requests' })
    expect(log.textContent).toContain('GET /tickets/T-101 under way')
    await pass(800)
    expect(log.textContent).toContain('GET /tickets/T-101 200, 800 ms')
  })
})

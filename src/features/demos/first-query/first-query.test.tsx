import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLog } from '../kit/testing/read'
import FirstQuery from '.'

withVirtualTime()

/** What the hook returned at each render. */
const renders = (): string[] => readLog().filter((line) => line.startsWith('render '))

describe('the first query', () => {
  test('loads with isLoading and isFetching, and then shows the ticket', async () => {
    const { pass } = await openDemo(FirstQuery)
    const loading = 'render isLoading, isFetching, data: none, currentData: none'
    expect(renders()).toEqual([loading, loading])
    await pass(800)
    expect(screen.getByText(/^Printer jams/)).toBeDefined()
    expect(renders().slice(2)).toEqual(['render isSuccess, data: T-101, currentData: T-101'])
  })

  test('refetches with isFetching only', async () => {
    const { click, pass } = await openDemo(FirstQuery)
    await pass(800)
    await click('Refetch')
    expect(renders().at(-1)).toBe('render isFetching, isSuccess, data: T-101, currentData: T-101')
    expect(screen.getByText(/^Printer jams/)).toBeDefined()
    expect(screen.getByText('Refreshing…')).toBeDefined()
    await pass(800)
    expect(renders().at(-1)).toBe('render isSuccess, data: T-101, currentData: T-101')
  })

  test('keeps the former ticket in data while another one loads', async () => {
    const { click, pass } = await openDemo(FirstQuery)
    await pass(800)
    await click('T-102')
    expect(renders().at(-1)).toBe('render isFetching, isSuccess, data: T-101, currentData: none')
    expect(screen.getByText('Loading T-102…')).toBeDefined()
    await pass(800)
    expect(renders().at(-1)).toBe('render isSuccess, data: T-102, currentData: T-102')
  })

  test('keeps the data when a refetch fails', async () => {
    const { click, pass, set } = await openDemo(FirstQuery)
    await pass(800)
    set('Failing requests', 100)
    await click('Refetch')
    await pass(800)
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
    expect(renders().at(-1)).toBe('render isError, data: T-101, currentData: T-101')
  })

  test('logs every request with what became of it', async () => {
    const { pass } = await openDemo(FirstQuery)
    expect(readLog()).toContain('GET /tickets/T-101 under way')
    await pass(800)
    expect(readLog()).toContain('GET /tickets/T-101 200, 800 ms')
  })
})

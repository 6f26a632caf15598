import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import PessimisticUpdate from '.'
import { server } from './server'

withVirtualTime()

const requests = (): string[] => server.requests.slice(2).map(({ method, path }) => `${method} ${path}`)
const order = (): string | null | undefined => screen.getByText(/boxes$/).parentElement?.textContent
const waits = (): string[] => readLines('log', 'Waits').map((line) => line.replace(/[\d.]{4} ms/, '… ms'))

describe('pessimistic updates', () => {
  test('show when the server has answered, in every entry, with one request', async () => {
    const { click, pass } = await openDemo(PessimisticUpdate)
    await pass(1200)
    expect(screen.getByText('All orders: $69')).toBeDefined()
    await click('Add a box')
    expect(order()).toBe('Order O-64: 2 boxes, $24 Saving…')
    await pass(1200)
    expect(order()).toBe('Order O-64: 3 boxes, $27 Add a box')
    expect(screen.getByText('All orders: $72')).toBeDefined()
    expect(requests()).toEqual(['PATCH /orders/O-64'])
    await click('Add a box')
    await pass(1200)
    expect(order()).toBe('Order O-64: 4 boxes, $36 Add a box')
    expect(waits()).toEqual(['3 boxes by writing: … ms, 1 request', '4 boxes by writing: … ms, 1 request'])
  })

  test('invalidating shows one round trip later, with two more requests', async () => {
    const { click, pass } = await openDemo(PessimisticUpdate)
    await pass(1200)
    await click('Invalidate')
    await click('Add a box')
    await pass(1200)
    expect(order()).toBe('Order O-64: 2 boxes, $24 Add a box')
    await pass(1200)
    expect(order()).toBe('Order O-64: 3 boxes, $27 Add a box')
    expect(requests()).toEqual(['PATCH /orders/O-64', 'GET /orders/O-64', 'GET /orders'])
    expect(waits()).toEqual(['3 boxes by refetch: … ms, 3 requests'])
  })

  test('a failure changes nothing', async () => {
    const { click, pass, tick } = await openDemo(PessimisticUpdate)
    await pass(1200)
    await tick('Next request fails')
    await click('Add a box')
    expect(order()).toBe('Order O-64: 2 boxes, $24 Saving…')
    await pass(60_000)
    expect(order()).toBe('Order O-64: 2 boxes, $24 Add a box')
    expect(screen.getByRole('alert').textContent).toContain('could not be saved')
    expect(requests()).toEqual(['PATCH /orders/O-64'])
    expect(waits()).toEqual(['3 boxes by writing: failed, 1 request'])
    await click('Invalidate')
    await tick('Next request fails')
    await click('Add a box')
    await pass(1200)
    expect(order()).toBe('Order O-64: 2 boxes, $24 Add a box')
    // A failure invalidates nothing: one request more.
    expect(requests()).toHaveLength(2)
    expect(waits().at(-1)).toBe('3 boxes by refetch: failed, 1 request')
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readCache, readLog } from '../kit/testing/read'
import CacheLifetime from '.'
import { server } from './server'

withVirtualTime()

const entry = (): string | undefined => readCache()['getOrder("88")']?.join(', ')

describe('the life of a cache entry', () => {
  test('two consumers share one entry and one request', async () => {
    const { click, pass } = await openDemo(CacheLifetime)
    await click('Show the second card')
    await pass(1000)
    expect(screen.getAllByText('Aurora Hotel', { exact: false }).length).toBeGreaterThanOrEqual(2)
    expect(entry()).toContain('2 subscribers')
    expect(server.countOf('GET', '/orders/88')).toBe(1)
  })

  test('the countdown begins when the last of them leaves', async () => {
    const { click, pass } = await openDemo(CacheLifetime)
    await click('Show the second card')
    await pass(1000)
    await click('Hide the first card')
    await pass(500)
    expect(entry()).toContain('1 subscriber')
    expect(entry()).not.toContain('removed in')
    await click('Hide the second card')
    await pass(500)
    expect(entry()).toContain('removed in 10 s')
  })

  test('without consumers the entry is removed after ten seconds, and requested again afterwards', async () => {
    const { click, pass } = await openDemo(CacheLifetime)
    await pass(1000)
    await click('Hide the first card')
    await pass(500)
    expect(entry()).toContain('removed in 10 s')
    await pass(9000)
    expect(entry()).toContain('removed in 1 s')
    await pass(1000)
    expect(entry()).toBeUndefined()
    expect(readLog().at(-1)).toMatch(/^ordersApi\/queries\/removeQueryResult/)
    await click('Show the first card')
    await pass(1000)
    expect(server.countOf('GET', '/orders/88')).toBe(2)
  })

  test('a consumer that comes back in time finds the data and stops the countdown', async () => {
    const { click, pass } = await openDemo(CacheLifetime)
    await pass(1000)
    await click('Hide the first card')
    await pass(5000)
    await click('Show the first card')
    await pass(20_000)
    expect(entry()).toContain('1 subscriber')
    expect(entry()).not.toContain('removed in')
    expect(server.countOf('GET', '/orders/88')).toBe(1)
  })
})

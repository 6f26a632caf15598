import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import CodeSplitEndpoints from '.'
// The demo loads it later; here it is at hand by then.
import './reportsApi'
import { server } from './server'

withVirtualTime()

const LOAD = 'Load the reports feature'
const endpoints = (): string[] => readLines('list', 'Endpoints')
const entries = (): string => screen.getByRole('list', { name: 'Cache entries' }).textContent
const requests = (): string[] => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('endpoints that are injected later', () => {
  test('exist after the feature was loaded, in the same store and cache', async () => {
    const { click, pass } = await openDemo(CodeSplitEndpoints)
    await pass(600)
    expect(endpoints()).toEqual([
      'getStock exists',
      'sellLoaf exists',
      'getReport doesn’t exist',
      'startDay doesn’t exist',
    ])
    await click(LOAD)
    await pass(600)
    expect(endpoints().slice(2)).toEqual(['getReport exists', 'startDay exists'])
    expect(screen.getByText('0 sold, $0')).toBeDefined()
    expect(entries()).toContain('getStock()')
    expect(entries()).toContain('getReport()')
    expect(requests()).toEqual(['GET /stock', 'GET /report'])
  })

  test('a tag of the first file reaches the later one', async () => {
    const { click, pass } = await openDemo(CodeSplitEndpoints)
    await click(LOAD)
    await pass(600)
    await click('Sell a loaf')
    await pass(1200)
    expect(requests().slice(2)).toEqual(['POST /sales', 'GET /stock', 'GET /report'])
    expect(screen.getByText('11 loaves')).toBeDefined()
    expect(screen.getByText('1 sold, $4')).toBeDefined()
  })

  test('a mutation of the later file reaches the first one', async () => {
    const { click, pass } = await openDemo(CodeSplitEndpoints)
    await click(LOAD)
    await pass(600)
    await click('Sell a loaf')
    await pass(1200)
    await click('Start a new day')
    await pass(1200)
    expect(requests().slice(5).sort()).toEqual(['GET /report', 'GET /stock', 'POST /days'])
    expect(screen.getByText('12 loaves')).toBeDefined()
  })

  test('without the feature, its endpoints are not missed, and Reset begins without it', async () => {
    const { click, leave, pass } = await openDemo(CodeSplitEndpoints)
    await click('Sell a loaf')
    await pass(1200)
    expect(requests()).toEqual(['GET /stock', 'POST /sales', 'GET /stock'])
    await click(LOAD)
    leave()
    await openDemo(CodeSplitEndpoints)
    expect(endpoints()).toContain('getReport doesn’t exist')
  })
})

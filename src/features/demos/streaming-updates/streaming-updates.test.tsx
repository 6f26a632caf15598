import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readCache, readLog } from '../kit/testing/read'
import StreamingUpdates from '.'
import { server } from './server'

withVirtualTime()

const entry = (): string | undefined => readCache()['getBids("7")']?.join(', ')
/** What happened to the stream: neither requests nor actions. */
const stream = (): string[] => readLog().filter((line) => !/^(?:GET|auctionApi)\b/.test(line))
const OPENS = 'socket opens: wss://auction.example/lots/7'

describe('a stream into the cache', () => {
  test('changes the entry without a request, for all components over one socket', async () => {
    const { click, pass } = await openDemo(StreamingUpdates)
    await pass(1000)
    expect(stream()).toEqual([OPENS, 'cacheDataLoaded resolves'])
    await click('Somebody bids')
    expect(screen.getByText(/3 bids, the highest/).textContent).toContain('120 by Otto')
    await click('Show the sidebar')
    await pass(300)
    expect(screen.getAllByText(/3 bids, the highest/)).toHaveLength(2)
    expect(entry()).toContain('2 subscribers')
    expect(stream()).toEqual([OPENS, 'cacheDataLoaded resolves', 'message: Otto bids 120'])
    expect(server.requests).toHaveLength(1)
  })

  test('goes on while the unused entry counts down', async () => {
    const { click, pass } = await openDemo(StreamingUpdates)
    await pass(1000)
    await click('Hide the page')
    await pass(5500)
    expect(entry()).toContain('removed in 3 s')
    await click('Somebody bids')
    await click('Show the page')
    expect(screen.getByText(/3 bids, the highest/)).toBeDefined()
    await pass(20_000)
    expect(stream()).toEqual([OPENS, 'cacheDataLoaded resolves', 'message: Otto bids 120'])
    expect(server.requests).toHaveLength(1)
  })

  test('ends with the entry, and begins anew with the next one', async () => {
    const { click, pass } = await openDemo(StreamingUpdates)
    await pass(1000)
    await click('Hide the page')
    await pass(9000)
    expect(entry()).toBeUndefined()
    expect(stream().slice(2)).toEqual(['cacheEntryRemoved resolves, the socket closes'])
    await click('Somebody bids')
    expect(stream().at(-1)).toBe('Otto bids 120: no socket hears it')
    await click('Show the page')
    await pass(1000)
    expect(stream().slice(-2)).toEqual([OPENS, 'cacheDataLoaded resolves'])
    expect(screen.getByText(/3 bids, the highest/)).toBeDefined()
    expect(server.requests).toHaveLength(2)
  })

  test('keeps what comes before the response, and adds it once', async () => {
    const { click, pass } = await openDemo(StreamingUpdates)
    await click('Somebody bids')
    await pass(1000)
    expect(stream()).toEqual([OPENS, 'message: Otto bids 120', 'cacheDataLoaded resolves'])
    expect(screen.getByText(/3 bids, the highest/)).toBeDefined()
  })

  test('leaves nothing behind when the reader goes, also before there was a response', async () => {
    const first = await openDemo(StreamingUpdates)
    first.leave()
    const second = await openDemo(StreamingUpdates)
    expect(stream()).toEqual([OPENS])
    await second.pass(1000)
    second.leave()
    const { pass } = await openDemo(StreamingUpdates)
    await pass(1000)
    expect(stream()).toEqual([OPENS, 'cacheDataLoaded resolves'])
  })
})

import { expect, test, vi } from 'vitest'

import { createServer } from './create-server'
import { createExchangeLog, KEPT } from './exchange-log'

test('A log does not grow forever; what is settled after it has gone is nobody’s.', () => {
  const log = createExchangeLog(() => undefined)
  const settleFirst = log.begin({ method: 'GET', path: '/first' })
  for (let count = 0; count < KEPT; count += 1) log.begin({ method: 'GET', path: '/a' })
  settleFirst(200)
  expect(log.exchanges).toHaveLength(KEPT)
  expect(log.exchanges[0]).toMatchObject({ id: 2, outcome: 'pending' })
})

test('A request that is under way at a reset changes nothing afterwards.', async () => {
  vi.useFakeTimers()
  const server = createServer({
    baseUrl: 'https://x.example',
    latency: 300,
    data: () => ({ names: ['one'] }),
    routes: {
      'GET /names': (_request, { names }) => names,
      'POST /names': ({ body }, { names }) => names.push(String(body)),
    },
  })
  const late = server.fetch('https://x.example/names', { method: 'POST', body: 'two' })
  await vi.advanceTimersByTimeAsync(100)
  server.reset()
  await vi.advanceTimersByTimeAsync(300)
  expect((await late).status).toBe(200)
  expect([server.exchanges, server.requests]).toEqual([[], []])
  const names = server.fetch('https://x.example/names')
  await vi.advanceTimersByTimeAsync(300)
  expect(await (await names).json()).toEqual(['one'])
  vi.useRealTimers()
})

import { expect, test, vi } from 'vitest'

import type { ServerOptions } from './types'
import { createServer } from './create-server'
import { reply } from './route'

const BASE = 'https://desk.example/api'

interface Lamps {
  lit: string[]
}

function lampServer(options: Partial<ServerOptions<Lamps>> = {}) {
  return createServer<Lamps>({
    baseUrl: BASE,
    data: () => ({ lit: ['hall'] }),
    routes: {
      'GET /lamps': ({ query }, { lit }) => lit.filter((name) => name.includes(query.get('search') ?? '')),
      'GET /lamps/:name': ({ params }) => params,
      'POST /lamps': ({ body }, data) => {
        data.lit.push(String(body))
        return reply(201, data.lit, { 'x-count': String(data.lit.length) })
      },
      'DELETE /lamps': (_request, data) => {
        data.lit = []
      },
      'POST /echo': ({ body }) => ({ body }),
      'POST /login': { open: true, handle: ({ token }) => ({ token }) },
    },
    ...options,
  })
}

test('A route answers with status 200 and JSON, and gets the query and the parts of the path.', async () => {
  const { fetch } = lampServer()
  const response = await fetch(`${BASE}/lamps?search=ha`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual(['hall'])
  expect(await (await fetch(new URL(`${BASE}/lamps/red%20one/`))).json()).toEqual({ name: 'red one' })
})

test('A reply has its own status and headers; no result is status 204 without a body.', async () => {
  const { fetch } = lampServer()
  const created = await fetch(`${BASE}/lamps`, { method: 'POST', body: 'desk' })
  expect([created.status, created.headers.get('x-count'), await created.json()]).toEqual([
    201,
    '2',
    ['hall', 'desk'],
  ])
  const deleted = await fetch(new Request(`${BASE}/lamps`, { method: 'DELETE' }))
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
})

test('Bodies are read as JSON, as form fields, or as text.', async () => {
  const server = lampServer()
  const form = new FormData()
  form.append('room', 'hall')
  const json = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
  for (const init of [json, { body: form }, { body: 'plain' }, {}]) {
    await server.fetch(`${BASE}/echo`, { method: 'POST', ...init })
  }
  expect(server.requests.map(({ body }) => body)).toEqual([{ a: 1 }, { room: 'hall' }, 'plain', undefined])
  const broken = server.fetch(`${BASE}/echo`, { method: 'POST', ...json, body: '{' })
  await expect(broken).rejects.toThrow('The headers promise JSON, but the body is: {')
})

test('An unknown route answers 404 in JSON; another origin or path is refused.', async () => {
  const { fetch } = lampServer()
  const response = await fetch(`${BASE}/lamps`, { method: 'PUT' })
  expect([response.status, await response.json()]).toEqual([404, { message: 'There is no PUT /lamps.' }])
  await expect(fetch('https://other.example/api/lamps')).rejects.toThrow(`answers ${BASE}, not https://other`)
  await expect(fetch(`${BASE}2/lamps`)).rejects.toThrow(TypeError)
})

test('Requests are recorded with all that can be asked of them, and counted by path, pattern and query.', async () => {
  vi.useFakeTimers({ now: 7000, toFake: ['Date'] })
  const server = lampServer()
  await server.fetch(`${BASE}/lamps?page=2`, { headers: { 'X-Trace': 'a' } })
  await server.fetch(`${BASE}/lamps/hall`)
  vi.useRealTimers()
  expect(server.requests[0]).toEqual({
    method: 'GET',
    path: '/lamps?page=2',
    body: undefined,
    headers: { 'x-trace': 'a' },
    at: 7000,
  })
  const counts = [
    ['GET', '/lamps'],
    ['get', '/lamps?page=2'],
    ['GET', '/lamps?page=1'],
    ['GET', '/lamps/:name'],
    ['POST', '/lamps'],
  ] as const
  expect(counts.map(([method, path]) => server.countOf(method, path))).toEqual([1, 1, 0, 1, 0])
})

test('A response takes as long as the latency says at that moment.', async () => {
  vi.useFakeTimers()
  const server = lampServer({ latency: 300 })
  const seen: number[] = []
  const start = Date.now()
  const note = () => seen.push(Date.now() - start)
  const first = server.fetch(`${BASE}/lamps`).then(note)
  await vi.advanceTimersByTimeAsync(300)
  server.latency = 50
  const second = server.fetch(`${BASE}/lamps`).then(note)
  await vi.runAllTimersAsync()
  await Promise.all([first, second])
  vi.useRealTimers()
  expect(seen).toEqual([300, 350])
})

test('An aborted request rejects with the reason of its signal, also while it waits, and changes nothing.', async () => {
  vi.useFakeTimers()
  const server = lampServer({ latency: 300 })
  const controller = new AbortController()
  const reason = new Error('changed my mind')
  const request = server.fetch(`${BASE}/lamps`, { method: 'POST', body: 'desk', signal: controller.signal })
  const outcome = request.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(299)
  controller.abort(reason)
  expect(await outcome).toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await expect(server.fetch(`${BASE}/lamps`, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  server.latency = 0
  expect(await (await server.fetch(`${BASE}/lamps`)).json()).toEqual(['hall'])
})

test('Offline, a request fails like fetch and does not reach the server; so does one that is under way.', async () => {
  const server = lampServer({ offline: true })
  await expect(server.fetch(`${BASE}/lamps`)).rejects.toThrow(new TypeError('Failed to fetch'))
  expect(server.requests).toEqual([])
  server.offline = false
  server.latency = 1
  const underWay = server.fetch(`${BASE}/lamps`)
  server.offline = true
  await expect(underWay).rejects.toThrow('Failed to fetch')
})

test('The same requests fail in every run, about as many as the rate says.', async () => {
  const getFailures = async () => {
    const { fetch } = lampServer({ failureRate: 0.3 })
    const statuses: number[] = []
    for (let index = 0; index < 100; index += 1) statuses.push((await fetch(`${BASE}/lamps`)).status)
    return statuses
  }
  const first = await getFailures()
  expect(await getFailures()).toEqual(first)
  const failed = first.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(15)
  expect(failed).toBeLessThan(45)
})

test('With a token, only requests that carry it are answered, and open routes.', async () => {
  const server = lampServer({ token: 'key-1' })
  expect((await server.fetch(`${BASE}/lamps`)).status).toBe(401)
  const headers = { authorization: 'Bearer key-1' }
  expect((await server.fetch(`${BASE}/lamps`, { headers })).status).toBe(200)
  server.token = 'key-2'
  expect((await server.fetch(`${BASE}/lamps`, { headers })).status).toBe(401)
  const login = await server.fetch(`${BASE}/login`, { method: 'POST' })
  expect(await login.json()).toEqual({ token: 'key-2' })
})

test('A reset restores data, conditions and random numbers, and forgets the requests.', async () => {
  const server = lampServer({ failureRate: 0.5 })
  const statuses = async () => {
    const responses = [1, 2, 3, 4, 5, 6].map(() => server.fetch(`${BASE}/lamps`))
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  const before = await statuses()
  server.failureRate = 0
  await server.fetch(`${BASE}/lamps`, { method: 'DELETE' })
  Object.assign(server, { latency: 9, offline: true, token: 'key' })
  server.reset()
  expect(server).toMatchObject({
    latency: 0,
    offline: false,
    token: undefined,
    failureRate: 0.5,
    requests: [],
  })
  expect(await statuses()).toEqual(before)
  server.failureRate = 0
  expect(await (await server.fetch(`${BASE}/lamps`)).json()).toEqual(['hall'])
})

test('A route that is not a method and a path is refused.', () => {
  expect(() => lampServer({ routes: { lamps: () => 1 } })).toThrow(
    'The route "lamps" must be a method and a path',
  )
})

test('logs what became of each request: a status, aborted, failed', async () => {
  const server = createServer({
    baseUrl: 'https://x.example',
    data: () => ({}),
    routes: { 'GET /a': () => 1 },
  })
  const seen: string[] = []
  const stop = server.subscribe(() => seen.push(server.exchanges.map(({ outcome }) => outcome).join()))
  await server.fetch('https://x.example/a')
  await server.fetch('https://x.example/missing')
  const abort = new AbortController()
  server.change({ latency: 1000 })
  const aborted = server.fetch('https://x.example/a', { signal: abort.signal })
  await Promise.resolve()
  abort.abort()
  await expect(aborted).rejects.toThrow()
  server.change({ offline: true })
  await expect(server.fetch('https://x.example/a')).rejects.toThrow('Failed to fetch')
  expect(server.exchanges).toMatchObject([
    { id: 1, method: 'GET', path: '/a', outcome: 200 },
    { id: 2, path: '/missing', outcome: 404 },
    { id: 3, outcome: 'aborted' },
    { id: 4, outcome: 'failed' },
  ])
  expect(seen.slice(0, 2)).toEqual(['pending', '200'])
  stop()
  server.reset()
  expect(server.exchanges).toEqual([])
  expect(seen.at(-1)).not.toBe('')
})

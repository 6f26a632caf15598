import { inspect } from 'node:util'
import { expect, test, vi, afterEach, describe } from 'vitest'

import { createTexts } from './texts.mjs'
import { describeThrown, reportOnce } from './thrown.mjs'
import { NAMED_SERVERS } from '../../simulated-server/named'
import type { SimulatedServer } from '../../simulated-server/types'
import { createNamed, installNetwork } from './network.mjs'

const texts = createTexts(inspect)

test('An error is described by its name, its message, and its places in the given modules.', () => {
  const error = Object.assign(new TypeError('no'), {
    stack: 'TypeError: no\n    at f (src/a.ts:3:5)\n    at lib.js:1:1\n    at src/b.ts:9:2',
  })
  expect(describeThrown(error, texts, ['src/a.ts', 'src/b.ts'])).toEqual({
    text: 'TypeError: no',
    frames: [
      { path: 'src/a.ts', line: 3, column: 5 },
      { path: 'src/b.ts', line: 9, column: 2 },
    ],
  })
})

test('What is no error is written as a value.', () => {
  expect(describeThrown({ status: 404 }, texts, [])).toEqual({ text: '{ status: 404 }', frames: [] })
})

test('What throws when it is read is said to do so.', () => {
  const hostile = {
    get stack(): string {
      throw new Error('not today')
    },
  }
  expect(describeThrown(hostile, texts, []).text).toBe("Something was thrown that can't be written.")
})

test('Each thing is reported once.', () => {
  const report = vi.fn()
  const once = reportOnce(report)
  const error = new Error('one')
  for (const thrown of [error, 'text', error, 'text', undefined]) once(thrown)
  expect(report.mock.calls).toEqual([[error], ['text'], [undefined]])
})

describe('network', () => {
  const REMEDY = 'name a server.'
  const TICKETS = 'https://tickets.example/api/tickets'
  const realFetch = globalThis.fetch

  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('Without a server, a request is refused with what to do, also after a run that had one.', async () => {
    const network = installNetwork(REMEDY)
    await expect(fetch(TICKETS)).rejects.toThrow(`There is no network here: ${REMEDY}`)
    network.use(createNamed(NAMED_SERVERS, 'tickets'))
    await expect(fetch(TICKETS)).resolves.toMatchObject({ status: 200 })
    network.use(undefined)
    await expect(fetch(TICKETS)).rejects.toThrow(REMEDY)
    expect(network.requests()).toEqual([])
  })

  test.each([
    ['no server', undefined, REMEDY],
    ['another server', 'tickets', 'the simulated server answers https://tickets.example/api'],
  ])('A request that nothing answers is told with the reason: %s', async (_, name, reason) => {
    const told: string[] = []
    const network = installNetwork(REMEDY, (request) => told.push(request))
    network.use(name === undefined ? undefined : createNamed(NAMED_SERVERS, name))
    await expect(fetch(new Request('https://elsewhere.example/a', { method: 'POST' }))).rejects.toThrow(
      reason,
    )
    expect(told).toEqual([
      expect.stringContaining('POST https://elsewhere.example/a: There is no network here: '),
    ])
    expect(told[0]).toContain(reason)
  })

  test('It lists requests with their outcomes, and forgets them with the server.', async () => {
    const network = installNetwork(REMEDY)
    const server = createNamed(NAMED_SERVERS, 'tickets')
    network.use(server)
    await fetch(TICKETS)
    const pending = fetch(`${TICKETS}/none`)
    expect(network.requests()).toEqual(['GET /tickets 200', 'GET /tickets/none pending'])
    await pending
    server.reset()
    expect(network.requests()).toEqual([])
  })

  test('It says requests in the order in which they were sent, also after a reset.', () => {
    const network = installNetwork(REMEDY)
    const { server, change } = serverWithLog()
    network.use(server)
    change('/a 200', '/b pending')
    const said: string[] = []
    network.watch((request) => said.push(request))
    change('/a 200', '/b pending', '/c 200')
    expect(said).toEqual(['GET /a 200'])
    change('/a 200', '/b 404', '/c 200')
    expect(said).toEqual(['GET /a 200', 'GET /b 404', 'GET /c 200'])
    change()
    change('/d 200')
    expect(said.slice(3)).toEqual(['GET /d 200'])
  })

  /** A server whose log a test writes: each exchange as its path and its outcome. */
  function serverWithLog() {
    let listener = (): void => undefined
    const server = {
      ...createNamed(NAMED_SERVERS, 'tickets'),
      exchanges: [] as SimulatedServer['exchanges'],
      subscribe: (next: () => void) => {
        listener = next
        return () => true
      },
    }
    const change = (...log: string[]): void => {
      server.exchanges = log.map((line, index) => {
        const [path = '', outcome = ''] = line.split(' ')
        const settled = outcome === 'pending' ? outcome : Number(outcome)
        return { id: index + 1, method: 'GET', path, sentAt: 0, outcome: settled }
      })
      listener()
    }
    return { server, change }
  }

  test.each(['toString', 'posts'])('There is no server %s.', (name) => {
    expect(() => createNamed(NAMED_SERVERS, name)).toThrow(`There is no server "${name}".`)
  })
})

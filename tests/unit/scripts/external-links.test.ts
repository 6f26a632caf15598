import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { checkLinks, getLinks } from '../../../scripts/lib/external-links.mjs'

it('the links of a page are those to other sites that somebody can ask, with their lines', () => {
  const page = [
    '---\ntitle: A page\n---',
    'A [guide](https://a.dev/guide#part), a [page](/api/createSlice), https://b.dev/x and',
    '[one][1] of `[code](https://c.dev)` [d](http://localhost:3000) [e](https://docs.example.org/x)',
    '<a href="https://d.dev">d</a> and <Figure src={image} />',
    '',
    '[1]: https://e.dev',
  ].join('\n')
  expect(getLinks(page, 'mdx').map(({ address, line }) => `${line} ${address}`)).toEqual([
    ...['4 https://a.dev/guide', '4 https://b.dev/x', '6 https://d.dev', '8 https://e.dev'],
  ])
})

const asked: string[] = []
const STATUS: Record<string, number> = { '/gone': 404, '/down': 500, '/refused': 403, '/busy': 429 }
const server = createServer(({ method = '', url = '' }, response) => {
  asked.push(`${method} ${url}`)
  const isSecond = asked.filter((request) => request === `GET ${url}`).length > 1
  if (url === '/moved') response.writeHead(301, { location: '/new' }).end()
  else if (url === '/second-time') response.writeHead(isSecond ? 200 : 503).end()
  else response.writeHead(STATUS[url] ?? 200).end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close().closeAllConnections())

it.each([
  ['/there', 'alive', 1],
  ['/gone', 'dead', 1],
  ['/moved', 'alive', 1],
  ['/refused', 'refused', 1],
  ['/second-time', 'alive', 2],
  ['/down', 'dead', 3],
  ['/busy', 'refused', 3],
])('%s is %s, and asked for as often as a failure may pass', async (path, verdict, times) => {
  const { port } = server.address() as AddressInfo
  const [answer] = await checkLinks([`http://127.0.0.1:${port}${path}`], { pause: 1 })
  expect(answer?.verdict).toBe(verdict)
  expect(asked.filter((request) => request === `HEAD ${path}`)).toHaveLength(times)
})

it('says why a server can’t be reached', async () => {
  const [answer] = await checkLinks(['http://127.0.0.1:1/'], { pause: 1 })
  expect(answer).toMatchObject({ verdict: 'dead', status: 0 })
  expect(answer?.reason).toContain('ECONNREFUSED')
})

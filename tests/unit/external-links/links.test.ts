import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { checkLinks } from '../../../scripts/external-links/check-links.mjs'
import { linksOf } from '../../../scripts/external-links/links-of.mjs'

describe('the links of a page', () => {
  it('are those to other sites, with their lines', () => {
    const page = [
      '---\ntitle: A page\n---',
      'A [guide](https://a.dev/guide#part), a [page](/api/createSlice), https://b.dev/x and',
      '[one][1] of `[code](https://c.dev)`.',
      '',
      '<a href="https://d.dev">d</a> and <Figure src={image} />',
      '',
      '[1]: https://e.dev',
    ].join('\n')
    expect(linksOf(page, 'mdx')).toEqual([
      { address: 'https://a.dev/guide', line: 4 },
      { address: 'https://b.dev/x', line: 4 },
      { address: 'https://d.dev', line: 7 },
      { address: 'https://e.dev', line: 9 },
    ])
  })

  it('leave out addresses that nobody can ask', () => {
    const page =
      '[a](http://localhost:3000) [b](https://docs.example.org/x) [c](https://api.test) [d](mailto:a@b.dev)'
    expect(linksOf(page, 'md')).toEqual([])
  })
})

describe('the check of links', () => {
  let server: Server
  let origin = ''
  let asked: string[] = []
  let open = 0
  let mostOpen = 0

  /** How many times a path has been asked for by GET. */
  const gets = (path: string) => asked.filter((request) => request === `GET ${path}`).length

  const statusOf = (method: string, path: string): number => {
    if (path === '/no-head' && method === 'HEAD') return 405
    if (path === '/second-time') return gets(path) < 2 ? 503 : 200
    return { '/gone': 404, '/down': 500, '/refused': 403, '/busy': 429 }[path] ?? 200
  }

  beforeAll(async () => {
    server = createServer(({ method = '', url = '' }, response) => {
      asked.push(`${method} ${url}`)
      mostOpen = Math.max(mostOpen, ++open)
      // Long enough for requests to be open at the same time.
      setTimeout(() => {
        open--
        if (url === '/moved') response.writeHead(301, { location: '/new' }).end()
        else response.writeHead(statusOf(method, url)).end()
      }, 30)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  beforeEach(() => {
    asked = []
    mostOpen = 0
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const check = async (paths: readonly string[], atOnce = 4) => {
    const answers = await checkLinks(
      paths.map((path) => origin + path),
      { atOnce, pause: 1 },
    )
    return answers.map(({ verdict, status }) => [verdict, status])
  }

  it('tells pages that are there from those that are not', async () => {
    expect(await check(['/there', '/gone', '/moved', '/refused'])).toEqual([
      ['alive', 200],
      ['dead', 404],
      ['alive', 200],
      ['refused', 403],
    ])
  })

  it('asks by GET where HEAD is not answered', async () => {
    expect(await check(['/no-head'])).toEqual([['alive', 200]])
    expect(asked).toEqual(['HEAD /no-head', 'GET /no-head'])
  })

  it('asks again where a failure may pass, three times at most', async () => {
    expect(await check(['/second-time', '/down', '/busy'])).toEqual([
      ['alive', 200],
      ['dead', 500],
      ['refused', 429],
    ])
    expect([gets('/second-time'), gets('/down'), gets('/busy')]).toEqual([2, 3, 3])
  })

  it('asks once where a page is gone', async () => {
    await check(['/gone'])
    expect(gets('/gone')).toBe(1)
  })

  it('has only so many requests at once', async () => {
    await check(
      Array.from({ length: 12 }, (_, number) => `/page-${number}`),
      2,
    )
    expect(asked).toHaveLength(12)
    expect(mostOpen).toBeLessThanOrEqual(2)
  })

  it('says why a server can’t be reached', async () => {
    const [answer] = await checkLinks(['http://127.0.0.1:1/'], { pause: 1 })
    expect(answer).toMatchObject({
      verdict: 'dead',
      status: 0,
      reason: expect.stringContaining('ECONNREFUSED') as unknown,
    })
  })
})

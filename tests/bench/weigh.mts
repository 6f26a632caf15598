import type { Browser } from '@playwright/test'

import { compressedSize } from '../sizes/measure'
import { visit, withFreshPage, type Connection, type FreshPage } from './open-page.mjs'
import type { Figures } from './rows.mjs'
import { typeQuery } from './search.mjs'
import { openSite, type Site } from './sites.mjs'

/** How long a reader only looks at the page. Sites fetch ahead in this time. */
const STAY_MS = 10_000
const USUAL: Connection = {}
/** Uses of what a page asks for by itself: parts of other pages, because one of documentation has nothing else to fetch. */
const AHEAD = ['prefetch', 'empty']
const COMPRESSIBLE = /text|javascript|json|xml/
/** `200 OK` and what is around it. */
const STATUS_LINE = 17

/** kB by use. */
type Weights = ReadonlyMap<string, number>

/** Weighs what a first visit fetches in ten seconds in which the reader does nothing, and what of it under Save-Data and on 3g. */
export async function weighPage(browser: Browser, directory: string, path: string): Promise<Figures> {
  const weigh = (connection: Connection) =>
    withSite(browser, directory, connection, async (site, { page }) => {
      await visit(page, site.url + path)
      await page.waitForTimeout(STAY_MS)
      return weighRequests(site, directory)
    })
  const [usual, saving, slow] = await Promise.all([
    weigh(USUAL),
    weigh({ saveData: true }),
    weigh({ effectiveType: '3g' }),
  ])
  const kind = path === '/' ? 'home' : 'page'
  return {
    [`${kind}: all in 10 s, kB`]: sum(usual),
    [`${kind}: HTML, kB`]: sum(usual, ['document']),
    [`${kind}: styles, kB`]: sum(usual, ['style']),
    [`${kind}: scripts, kB`]: sum(usual, ['script']),
    [`${kind}: fetched ahead, kB`]: sum(usual, AHEAD),
    [`${kind}: fetched ahead, Save-Data, kB`]: sum(saving, AHEAD),
    [`${kind}: fetched ahead, 3g, kB`]: sum(slow, AHEAD),
  }
}

/** Weighs what a first search fetches up to its first hits, in a page that rests. */
export function weighSearch(browser: Browser, directory: string, path: string): Promise<Figures> {
  return withSite(browser, directory, USUAL, async (site, { page }) => {
    await visit(page, site.url + path)
    await page.waitForTimeout(STAY_MS)
    site.requests.length = 0
    await typeQuery(page)
    return { 'search: fetched for first hits, kB': sum(await weighRequests(site, directory)) }
  })
}

/** A visit to a site that serves nobody else. */
async function withSite<Result>(
  browser: Browser,
  directory: string,
  connection: Connection,
  use: (site: Site, fresh: FreshPage) => Promise<Result>,
): Promise<Result> {
  const site = await openSite(directory)
  try {
    return await withFreshPage(browser, (fresh) => use(site, fresh), connection)
  } finally {
    site.close()
  }
}

async function weighRequests({ url, requests }: Site, directory: string): Promise<Weights> {
  const weights = new Map<string, number>()
  for (const { path, use } of [...requests]) {
    weights.set(use, (weights.get(use) ?? 0) + (await weighAnswer(directory, url, path)))
  }
  return weights
}

/** The weights of answers, by site and path. */
const known = new Map<string, number>()

/** What a host sends that compresses its files once, and therefore well, in kB. The preview server compresses quickly instead. */
async function weighAnswer(directory: string, url: string, path: string): Promise<number> {
  const key = `${directory} ${path}`
  const weight = known.get(key) ?? (await askAndWeigh(url + path))
  known.set(key, weight)
  return weight
}

async function askAndWeigh(address: string): Promise<number> {
  const response = await fetch(address)
  const body = Buffer.from(await response.arrayBuffer())
  const isCompressible = COMPRESSIBLE.test(response.headers.get('content-type') ?? '')
  const headers = [...response.headers].reduce(
    (length, [name, value]) => length + `${name}: ${value}\r\n`.length,
    STATUS_LINE,
  )
  return (headers + (isCompressible ? compressedSize(body) : body.length)) / 1000
}

function sum(weights: Weights, uses: readonly string[] = [...weights.keys()]): number {
  return uses.reduce((total, use) => total + (weights.get(use) ?? 0), 0)
}

import { dialog, field, options, searchFor } from '../search-parts'
import { expect, test, type Page, type Route } from '../test'
import { visit } from '../visit'

const START = '/introduction/getting-started'
/** Hosts of the service. Its client tries the others if the first one fails. */
const HOSTS = /^https:\/\/testappid(-dsn\.algolia\.net|-\d\.algolianet\.com)\//

interface Query {
  indexName: string
  query: string
  facetFilters?: (string | string[])[]
  hitsPerPage?: number
  page?: number
}

/** Marks as the service does, with the tags that it was asked to use. */
function hitFor(query: string, number: number, { pre, post }: { pre: string; post: string }) {
  const title = `Answer ${number} to <${query}>`
  const url = `https://redux-toolkit.js.org/api/createSlice#answer-${number}`
  const hierarchy = {
    lvl0: 'API',
    lvl1: 'createSlice',
    lvl2: title,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  const marked = {
    value: `Answer ${number} to <${pre}${query}${post}>`,
    matchLevel: 'full',
    matchedWords: [query],
  }
  const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })
  return {
    objectID: url,
    url,
    url_without_anchor: 'https://redux-toolkit.js.org/api/createSlice',
    anchor: `answer-${number}`,
    type: 'lvl2',
    hierarchy,
    content: null,
    _highlightResult: { hierarchy: { lvl0: plain('API'), lvl1: plain('createSlice'), lvl2: marked } },
    _snippetResult: { hierarchy: { lvl1: plain('createSlice'), lvl2: marked } },
  }
}

function answerTo(route: Route, total = 2) {
  const { requests } = route.request().postDataJSON() as {
    requests: (Query & { highlightPreTag: string; highlightPostTag: string; params?: Partial<Query> })[]
  }
  const results = requests.map(({ params, ...rest }) => {
    const { query, hitsPerPage = 20, page = 0, highlightPreTag, highlightPostTag } = { ...rest, ...params }
    const first = page * hitsPerPage
    const count = query === 'nothing' ? 0 : total
    const hits = Array.from({ length: Math.max(0, Math.min(hitsPerPage, count - first)) }, (_, index) =>
      hitFor(query, first + index + 1, { pre: highlightPreTag, post: highlightPostTag }),
    )
    return { query, hits, nbHits: count, nbPages: Math.ceil(count / hitsPerPage), page, hitsPerPage }
  })
  return route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } })
}

/** Answers requests to the service, and records them. */
async function mockService(
  page: Page,
  handle: (route: Route) => Promise<void> | undefined = (route) => answerTo(route),
) {
  const asked: { url: URL; query: Query; headers: Record<string, string> }[] = []
  await page.route(HOSTS, async (route) => {
    const request = route.request()
    const { requests } = request.postDataJSON() as { requests: (Query & { params?: Partial<Query> })[] }
    for (const { params, ...rest } of requests) {
      asked.push({ url: new URL(request.url()), query: { ...rest, ...params }, headers: request.headers() })
    }
    await handle(route)
  })
  return asked
}

test('asks the index of the site when the reader does, with its key, for the reader’s language and documents, and no other', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const asked = await mockService(page)
  await visit(page, START)
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://TESTAPPID-dsn.algolia.net',
  )
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await searchFor(page, 'createSlice')
  await expect(options(page).first()).toBeVisible()
  const { url, query, headers } = asked.at(-1) ?? {}
  const credential = (name: string) => url?.searchParams.get(name) ?? headers?.[name]
  expect(url?.pathname).toBe('/1/indexes/*/queries')
  expect(credential('x-algolia-application-id')).toBe('TESTAPPID')
  expect(credential('x-algolia-api-key')).toBe('test-search-key')
  expect(query).toMatchObject({
    indexName: 'test-index',
    query: 'createSlice',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  })
  const embedded = /\/search-(?:outline|records|worker)|\/assets\/search\//
  expect(fetched.filter((address) => embedded.test(address))).toEqual([])
})

test('shows what the service found as text, marked, grouped by page, and leads there', async ({ page }) => {
  await mockService(page)
  await visit(page, START)
  await searchFor(page, 'img src=x')
  await expect(dialog(page).getByText('API › createSlice')).toBeVisible()
  await expect(options(page).first()).toContainText('Answer 1 to <img src=x>')
  await expect(options(page).first().locator('mark')).toHaveText('img src=x')
  await expect(dialog(page).locator('img')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/api\/createSlice#answer-1$/)
})

// What depends on the provider in /search itself is rendered into the page.
test(
  'names the service, and links to a report where nothing is found',
  { tag: '@rendered' },
  async ({ page }) => {
    await mockService(page)
    await visit(page, START)
    await searchFor(page, 'nothing')
    await expect(dialog(page)).toContainText('Powered by Algolia')
    await expect(dialog(page).getByText('No results for "nothing"')).toBeVisible()
    await expect(dialog(page).getByText('Try searching for')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/example\/documentation\/issues\/new\?title=.*nothing/,
    )
    await visit(page, '/search?q=store')
    await expect(page.getByRole('main')).toContainText('Powered by Algolia')
  },
)

test('says so whatever the service fails with, and tries again', async ({ page }) => {
  const failures: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, json: { message: 'Internal error' } }),
    (route) => route.fulfill({ status: 403, json: { message: 'Invalid API key', status: 403 } }),
    (route) => route.fulfill({ body: '<html>' }),
  ]
  let fail: (typeof failures)[number] | undefined
  await mockService(page, (route) => (fail ?? ((each: Route) => answerTo(each)))(route))
  await visit(page, START)
  await searchFor(page, '')
  for (const [index, failure] of failures.entries()) {
    fail = failure
    await field(page).fill(`query ${index}`)
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText('You might want to check your network connection.')
    fail = undefined
    await page.keyboard.type('!')
    await expect(options(page).first()).toContainText(`query ${index}!`)
    await expect(alert).toHaveCount(0)
  }
})

test('says so when the service never answers', async ({ page }) => {
  await page.clock.install()
  const asked = await mockService(page, () => new Promise(() => undefined))
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.clock.fastForward('01:00')
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
})

/** Answers a query that ends in "slow" only when it is released. */
async function mockSlowService(page: Page) {
  const held: (() => void)[] = []
  await mockService(page, async (route) => {
    if (route.request().postData()?.includes('slow"'))
      await new Promise<void>((resolve) => held.push(resolve))
    await answerTo(route)
  })
  return { waiting: () => held.length, release: () => held.forEach((answer) => answer()) }
}

test('an answer that comes late doesn’t replace a newer one', async ({ page }) => {
  const service = await mockSlowService(page)
  await visit(page, START)
  await searchFor(page, 'slow')
  await expect.poll(service.waiting).toBe(1)
  await field(page).fill('quick')
  await expect(options(page).first()).toContainText('<quick>')
  const late = page.waitForResponse((response) => response.request().postData()?.includes('slow"') ?? false)
  service.release()
  await late
  await expect(options(page).first()).toContainText('<quick>')
  await expect(dialog(page).getByText('<slow>')).toHaveCount(0)
})

test.describe('the search page', { tag: '@rendered' }, () => {
  const hits = (page: Page) => page.getByRole('main').locator('ol > li')

  test('asks for one page of hits after the other', async ({ page }) => {
    const asked = await mockService(page, (route) => answerTo(route, 40))
    await visit(page, '/search?q=store')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('40 results, the first 15 shown')
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(hits(page)).toHaveCount(30)
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(hits(page)).toHaveCount(40)
    await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0)
    expect(asked.map(({ query }) => query.page)).toEqual([0, 1, 2])
  })
})

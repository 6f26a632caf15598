import { expect, test, type Page } from './test'
import { hydrated, visit } from './visit'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the host redirects moved addresses, whatever their case, with the query', async ({ request }) => {
  for (const [from, to] of [
    ['/introduction/', '/introduction/getting-started'],
    ['/Errors?code=24', '/errors?code=24'],
    ['/docs/api/createSlice', '/api/createSlice'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
  }
})

for (const [wrong, own] of [
  ['/Playground', '/playground'],
  ['/RTK-Query/usage/Queries.html?from=mail#basics', '/rtk-query/usage/queries?from=mail#basics'],
] as const) {
  // The host has no redirect from there, and answers with the not-found page.
  test(`${wrong} becomes the address of its page, which is loaded`, async ({ page }) => {
    await page.goto(wrong)
    await expect(page).toHaveURL(own)
    await hydrated(page)
    await expect(title(page)).not.toHaveText('Page Not Found')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(own.replace(/[?#].*$/, ''))
    const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'))
    expect((navigation as unknown as { responseStatus: number }).responseStatus).toBe(200)
  })
}

test('without redirects of the host, moved pages are found, with query and hash', async ({ page }) => {
  const body = await (await page.request.get('/no/such/page')).body()
  await page.route(/\/(Errors|api\/otherExports|docs\/usage)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  )
  for (const [from, to, heading] of [
    ['/Errors?code=24', '/errors?code=24', 'Error messages'],
    ['/api/otherExports?from=mail#top', '/api/other-exports?from=mail#top', 'Other exports'],
    ['/docs/usage/rtk-query/cached-data', '/rtk-query/usage/cache-behavior', 'Cache behavior'],
  ] as const) {
    await page.goto(from)
    await expect(title(page)).toHaveText(heading)
    await expect(page).toHaveURL(to)
  }
})

test('the static page of a moved address leads on, with query and hash', async ({ page }) => {
  await page.goto('/api/otherExports/index.html?from=mail#top')
  await expect(page).toHaveURL(/\/api\/other-exports\?from=mail#top$/)
})

test.describe('an old heading', () => {
  const PAGE = '/usage/usage-guide'
  const OLD = `${PAGE}#serializable`
  const NEW = `${PAGE}#working-with-non-serializable-data`
  const section = (page: Page) => page.locator('#working-with-non-serializable-data')

  test('leads to its successor, also on another page, and Back to where the reader came from', async ({
    page,
  }) => {
    await page.goto('/errors')
    await page.goto(OLD)
    await expect(page).toHaveURL(NEW)
    await expect(section(page)).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/errors')
    await page.goto('/api/other-exports#unwrap-result')
    await expect(page).toHaveURL('/api/createAsyncThunk#unwrap')
    await expect(page.locator('#unwrap')).toBeInViewport()
  })

  test('leads there after a click, too, and so does another one of the page', async ({ page }) => {
    await visit(page, '/api/configureStore')
    await page.evaluate((address) => {
      Object.assign(window, { stayed: true })
      // What the router does with a click, without a link to click on: no page of ours leads to an old heading.
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, OLD)
    await expect(page).toHaveURL(NEW)
    await expect(section(page)).toBeInViewport()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.evaluate(() => (location.hash = '#testing'))
    await expect(page.locator('#testing')).toBeInViewport()
    await page.evaluate(() => (location.hash = '#serializable'))
    await expect(page).toHaveURL(NEW)
    await expect(section(page)).toBeInViewport()
  })
})

test.describe('the not-found page', () => {
  const suggestion = (page: Page) =>
    page.getByRole('main').getByRole('status').filter({ hasText: 'Did you mean' })
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' })

  test('says what may be wrong, and offers a page that resembles the address', async ({ page }) => {
    await page.goto('/rtk-query/querys')
    await expect(page.getByRole('main')).toContainText('there may be a typo in the address')
    await suggestion(page).getByRole('link', { name: 'Queries' }).click()
    await expect(page).toHaveURL('/rtk-query/usage/queries')
    await expect(title(page)).toHaveText('Queries')
  })

  test('leads to the search by its field, with scripts and without', async ({ page }) => {
    for (const [isWhole, address, heading] of [
      [true, '/search?q=slice', 'Search results for "slice"'],
      [false, /\/search\??$/, 'Search the documentation'],
    ] as const) {
      if (!isWhole) await page.route('**/*.js', (route) => route.abort())
      await page.goto('/api/createslcie')
      await field(page).fill('slice')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(address)
      await expect(title(page)).toHaveText(heading)
    }
  })

  test('has its other ways on where what it offers cannot be loaded', async ({ page }) => {
    for (const file of ['**/llms.txt', '**/suggest-page*.js']) {
      await page.route(file, (route) => route.abort())
      await visit(page, '/api/createslcie')
      await expect(field(page)).toBeVisible()
      await expect(suggestion(page)).toHaveCount(0)
      await page.unroute(file)
    }
  })
})

import { expect, test } from './test'
import { hydrated, visit } from './visit'

const HOST_REDIRECTS = [
  ['/introduction', '/introduction/getting-started'],
  ['/introduction/', '/introduction/getting-started'],
  ['/api/otherExports', '/api/other-exports'],
  ['/introduction/quick-start', '/tutorials/quick-start'],
  ['/Errors?code=24', '/errors?code=24'],
  ['/api/createslice', '/api/createSlice'],
  ['/docs/api/createSlice', '/api/createSlice'],
  ['/rtk-query/usage/optimistic-updates', '/rtk-query/usage/manual-cache-updates'],
] as const

for (const [from, to] of HOST_REDIRECTS) {
  test(`the host redirects ${from} to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(to)
  })
}

for (const [wrong, own] of [
  ['/API/createSlice', '/api/createSlice'],
  ['/Playground', '/playground'],
  ['/RTK-Query/usage/Queries.html?from=mail#basics', '/rtk-query/usage/queries?from=mail#basics'],
] as const) {
  // The host has no redirect from there, and answers with the not-found page.
  test(`${wrong} becomes the address of its page, which is loaded`, async ({ page }) => {
    await page.goto(wrong)
    await expect(page).toHaveURL(own)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
    await expect(page).toHaveURL(own)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(own.replace(/[?#].*$/, ''))
    const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'))
    expect((navigation as unknown as { responseStatus: number }).responseStatus).toBe(200)
  })
}

test('where the host takes no notice of case, the address alone is corrected', async ({ page }) => {
  const sent = await (await page.request.get('/api/createSlice')).body()
  await page.route('**/api/createslice', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: sent }),
  )
  await visit(page, '/api/createslice')
  await expect(page).toHaveURL('/api/createSlice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createSlice')
})

test('without redirects of the host, /Errors?code=N still shows that error', async ({ page }) => {
  const notFound = await (await page.request.get('/no/such/page')).body()
  await page.route('**/Errors?code=24', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  )
  await page.goto('/Errors?code=24')
  await expect(page.getByRole('region', { name: 'Error 24' })).toContainText('returned undefined')
})

test('without redirects of the host, a moved page is found with its query and hash', async ({ page }) => {
  const notFound = await (await page.request.get('/no/such/page')).body()
  await page.route('**/api/otherExports?from=mail', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  )
  await page.goto('/api/otherExports?from=mail#top')
  await expect(page).toHaveURL(/\/api\/other-exports\?from=mail#top$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other exports')
})

test('without redirects of the host, a page of a folder that moved is found', async ({ page }) => {
  const notFound = await (await page.request.get('/no/such/page')).body()
  await page.route('**/docs/usage/rtk-query/cached-data', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  )
  await page.goto('/docs/usage/rtk-query/cached-data')
  await expect(page).toHaveURL('/rtk-query/usage/cache-behavior')
})

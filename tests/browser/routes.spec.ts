import { expect, test } from './test'

test('the home page, a docs page, /errors and /search answer with 200', async ({ request }) => {
  for (const path of ['/', '/introduction/getting-started', '/errors', '/search']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('any other path shows a not-found page with a 404 status and ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Look up an error code' }).click()
  await expect(page).toHaveURL(/\/errors$/)
})

test('a path ending in .html has that suffix stripped', async ({ page }) => {
  await page.goto('/api/createSlice.html?from=mail#options')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createSlice')
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createSlice')
  await expect(page).toHaveURL(/\/api\/createSlice\?from=mail#options$/)
})

const HOST_REDIRECTS = [
  ['/docs', '/introduction/getting-started'],
  ['/introduction', '/introduction/getting-started'],
  ['/introduction/', '/introduction/getting-started'],
  ['/api/otherExports', '/api/other-exports'],
  ['/introduction/quick-start', '/tutorials/quick-start'],
  ['/Errors?code=24', '/errors?code=24'],
] as const

for (const [from, to] of HOST_REDIRECTS) {
  test(`the host redirects ${from} to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(to)
  })
}

test.describe('where the host answers with the not-found page', () => {
  // React replaces the served HTML with the right page, and reports that as an error.
  test.use({ expectedErrors: /React error #418/ })

  test('a path ending in /index.html has that suffix stripped', async ({ page }) => {
    await page.goto('/api/createSlice/index.html')
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
})

test('a wrong base URL on the home page shows a banner with a suggestion', async ({ page }) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({ status: 404 }))
  await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container')
  await expect(banner).toContainText('site did not load properly')
  await expect(banner).toContainText('baseUrl')
})

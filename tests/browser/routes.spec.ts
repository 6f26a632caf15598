import { expect, test } from './test'

const HOST_REDIRECTS = [
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

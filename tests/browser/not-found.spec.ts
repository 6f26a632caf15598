import { expect, test, type Page } from './test'
import { visit } from './visit'

const suggestion = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Did you mean' })

for (const [address, name, path] of [
  ['/api/createslcie', 'createSlice', '/api/createSlice'],
  ['/createSlice', 'createSlice', '/api/createSlice'],
  ['/rtk-query/querys', 'Queries', '/rtk-query/usage/queries'],
  ['/rtk-query/usage/optimistic-update', 'Manual cache updates', '/rtk-query/usage/manual-cache-updates'],
] as const) {
  test(`the not-found page offers ${path} for ${address}`, async ({ keptPage: page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    const link = suggestion(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', path)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
}

test('the field of the not-found page leads to the search', async ({ keptPage: page }) => {
  await page.goto('/api/createslcie')
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('slice')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=slice')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/)
})

test('the field of the not-found page leads to the search without scripts, too', async ({
  keptPage: page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/api/createslcie')
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('slice')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\??$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation')
})

test('the not-found page offers no page where none resembles the address', async ({ keptPage: page }) => {
  const fetched = page.waitForResponse('**/llms.txt')
  await page.goto('/wp-login.php')
  await (await fetched).finished()
  await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toBeVisible()
  await expect(suggestion(page)).toHaveCount(0)
})

for (const file of ['**/llms.txt', '**/suggest-page*.js']) {
  test(`the not-found page offers its other ways on without ${file}`, async ({ keptPage: page }) => {
    await page.route(file, (route) => route.abort())
    await visit(page, '/api/createslcie')
    await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toBeVisible()
    await expect(suggestion(page)).toHaveCount(0)
  })
}

test('the not-found page says what may be wrong in plain words', async ({ keptPage: page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('main')).toContainText('there may be a typo in the address')
})

import { expectLinkToIssues, START, visit } from './search-parts'
import { expect, test, type Page } from './test'

const input = (page: Page) => page.getByRole('main').getByRole('searchbox')

test('reads the query from the address', async ({ page }) => {
  await visit(page, 'search?q=createSlice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "createSlice"')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('createSlice')
})

test('writes the query to the address in place, and removes it when empty', async ({ page }) => {
  await visit(page, START)
  await visit(page, 'search')
  await input(page).pressSequentially('store')
  await expect(page).toHaveURL(/\/search\?q=store$/)
  await input(page).fill('')
  await expect(page).toHaveURL(/\/search$/)
  await page.goBack()
  await expect(page).toHaveURL(/getting-started$/)
})

test('announces how many results there are', async ({ page }) => {
  await visit(page, 'search?q=createSlice')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/)
})

test('shows more results on request', async ({ page }) => {
  await visit(page, 'search?q=the')
  const hits = page.getByRole('main').locator('ol > li')
  await expect(hits).toHaveCount(15)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect.poll(() => hits.count()).toBeGreaterThan(15)
  await expect(hits.nth(15).getByRole('link')).toBeFocused()
})

test('says when a query finds nothing', async ({ page }) => {
  await visit(page, 'search?q=xqzwvkj')
  await expect(page.getByRole('main')).toContainText('No results for "xqzwvkj"')
  await expect(page.getByRole('main')).toContainText('Believe this query should return results?')
  await expectLinkToIssues(page, page.getByRole('main'))
  await page.getByRole('link', { name: 'configureStore', exact: true }).last().click()
  await expect(input(page)).toHaveValue('configureStore')
})

test('says when results cannot be fetched, and tries again', async ({ page }) => {
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, 'search?q=createSlice')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Unable to fetch results')
  await expect(alert).toContainText('You might want to check your network connection.')
  await page.unroute('**/search-outline.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('is kept out of search engines', async ({ page }) => {
  await visit(page, 'search')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const records = (await (await page.request.get('search-records.json')).json()) as { url: string }[]
  expect(records.filter(({ url }) => /\/(search|404)\b/.test(url))).toEqual([])
})

test('names no vendor', async ({ page }) => {
  await visit(page, 'search?q=store')
  await expect(page.getByRole('main')).not.toContainText(/algolia|powered/i)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has its heading and says what it needs', async ({ page }) => {
    await page.goto('search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation')
    // Read from the response: a browser that only emulates the lack of scripts doesn't show noscript elements.
    const html = await (await page.request.get('search')).text()
    expect(html).toMatch(/<noscript><p>Search needs JavaScript\./)
  })
})

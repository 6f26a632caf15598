import { dialog, searchFor, START } from './search-parts'
import { expect, test } from './test'
import { visit } from './visit'

test('counts results and their pages, shows more on request, and names no vendor', async ({
  keptPage: page,
}) => {
  await visit(page, 'search?q=the')
  const hits = page.getByRole('main').locator('ol > li')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results on \d+ pages/)
  await expect(hits).toHaveCount(15)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect.poll(() => hits.count()).toBeGreaterThan(15)
  await expect(hits.nth(15).getByRole('link')).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(/algolia|powered/i)
})

test('has the focus in its field after a link, and not after a load or Back', async ({ keptPage: page }) => {
  const field = page.getByRole('searchbox', { name: 'Search the documentation' })
  await visit(page, 'errors?q=no-such-error')
  await page.getByRole('link', { name: 'Search the documentation' }).click()
  await expect(field).toBeFocused()
  await page.getByRole('main').locator('ol > li').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(field).toBeVisible()
  await expect(field).not.toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(field).not.toBeFocused()
  await visit(page, START)
  await searchFor(page, 'selector')
  await dialog(page)
    .getByRole('link', { name: /^See all \d+ results$/ })
    .click()
  await expect(field).toBeFocused()
})

test('is kept out of search engines', async ({ keptPage: page }) => {
  await visit(page, 'search')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const records = (await (await page.request.get('search-records.json')).json()) as { url: string }[]
  expect(records.filter(({ url }) => /\/(search|404)\b/.test(url))).toEqual([])
  // Read from the response: a browser that only emulates the lack of scripts doesn't show noscript elements.
  const html = await (await page.request.get('search')).text()
  expect(html).toMatch(/<noscript><p>Search needs JavaScript\./)
})

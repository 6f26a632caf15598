import type { FirstFile } from '../../src/shared/search-data/index-files'
import { dialog, expectLinkToIssues, field, options, searchFor, START, visit } from './search-parts'
import { expect, test } from './test'

test('goes on offline once the index is there', async ({ page, context }) => {
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect(options(page).first()).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('configureStore')
  await expect(options(page).first()).toContainText('configureStore')
})

for (const [what, body] of [
  ['no JSON', '<!doctype html><title>Not found</title>'],
  ['another object', '{"records":[]}'],
  ['a list of something else', '[1,{"hierarchy":null}]'],
] as const) {
  test(`says that results cannot be fetched when the outline is ${what}`, async ({ page }) => {
    await page.route('**/search-outline.json', (route) => route.fulfill({ body }))
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
    await page.unroute('**/search-outline.json')
    await field(page).fill('configureStore')
    await expect(options(page).first()).toContainText('configureStore')
  })
}

test('finds only what belongs to the reader’s language and documents', async ({ page }) => {
  await page.route('**/search-outline.json', async (route) => {
    const response = await route.fetch()
    const { outline, ...rest } = (await response.json()) as FirstFile
    const pages = outline.pages.map((page) => ({ ...page, tag: 'docs-other-1.0' }))
    await route.fulfill({ json: { ...rest, outline: { ...outline, pages } } })
  })
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect(dialog(page)).toContainText('No results for')
})

test('offers ways on when a query finds nothing', async ({ page }) => {
  await visit(page, START)
  await searchFor(page, 'xqzwvkj')
  await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
  await expect(dialog(page).getByText('Try searching for')).toBeVisible()
  await expect(dialog(page)).toContainText('Believe this query should return results?')
  await expectLinkToIssues(page, dialog(page))
})

test('searches for a suggestion at a press', async ({ page }) => {
  await visit(page, START)
  await searchFor(page, 'xqzwvkj')
  await dialog(page).getByRole('button', { name: 'createSlice' }).click()
  await expect(field(page)).toHaveValue('createSlice')
  await expect(options(page).first()).toBeVisible()
  await expect(dialog(page).getByText('No results for')).toHaveCount(0)
})

test('forgets an empty result when the query is cleared', async ({ page }) => {
  await visit(page, START)
  await searchFor(page, 'xqzwvkj')
  await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
  await expect(dialog(page).getByText('No results for')).toHaveCount(0)
})

test('says when results cannot be fetched, and tries again at the next letter', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, START)
  await searchFor(page, 'createSlic')
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('Unable to fetch results')
  await expect(alert).toContainText('You might want to check your network connection.')
  await expect(dialog(page).getByText('No results')).toHaveCount(0)
  await page.unroute('**/search-outline.json')
  await page.keyboard.type('e')
  await expect(options(page).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect(errors).toEqual([])
})

test('asks again at a press of “Try again”', async ({ page }) => {
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, START)
  await searchFor(page, 'createSlice')
  const retry = dialog(page).getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/search-outline.json')
  await retry.click()
  await expect(options(page).first()).toContainText('createSlice')
})

test('names no vendor', async ({ page }) => {
  await visit(page, START)
  await searchFor(page, 'store')
  await expect(options(page).first()).toBeVisible()
  await expect(dialog(page)).not.toContainText(/algolia|powered/i)
})

test('works when storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/createSlice/)
})

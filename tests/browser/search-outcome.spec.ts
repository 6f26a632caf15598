import { closeSearch, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test } from './test'
import { visit } from './visit'

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
  test(`says that results cannot be fetched when the outline is ${what}`, async ({ keptPage: page }) => {
    await page.route('**/search-outline.json', (route) => route.fulfill({ body }))
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
    await page.unroute('**/search-outline.json')
    await field(page).fill('configureStore')
    await expect(options(page).first()).toContainText('configureStore')
  })
}

test('asks again at a press of “Try again”', async ({ keptPage: page }) => {
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, START)
  await searchFor(page, 'createSlice')
  const retry = dialog(page).getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/search-outline.json')
  await retry.click()
  await expect(options(page).first()).toContainText('createSlice')
})

test.describe('in an open search', () => {
  test.use({ staysAt: START })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  test('forgets an empty result when the query is cleared', async ({ keptPage: page }) => {
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
    await expect(dialog(page).getByText('No results for')).toHaveCount(0)
  })

  test('names no vendor', async ({ keptPage: page }) => {
    await searchFor(page, 'store')
    await expect(options(page).first()).toBeVisible()
    await expect(dialog(page)).not.toContainText(/algolia|powered/i)
  })
})

import { closeSearch, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test } from './test'
import { visit } from './visit'

// Other faults of the outline go through the page of the search: faults-loading.spec.ts.
test('says that results cannot be fetched when the outline is no JSON', async ({ keptPage: page }) => {
  const body = '<!doctype html><title>Not found</title>'
  await page.route('**/search-outline.json', (route) => route.fulfill({ body }))
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
  await page.unroute('**/search-outline.json')
  await field(page).fill('configureStore')
  await expect(options(page).first()).toContainText('configureStore')
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

import { closeSearch } from './search-parts'
import { tabTo } from './tab-to'
import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const CUT = "Actions must be plain objects. Instead, the actual type was: 'function'. You may"
const TITLE = 'Redux error 7: actions must be plain objects'

const link = (within: Page | Locator) => within.getByRole('link', { name: 'Look it up as an error message' })
const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the modal leads from an error to its explanation, by keyboard', async ({ keptPage: page }) => {
  await visit(page, '/api/createSlice')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(CUT)
  await expect(link(dialog)).toBeVisible()
  await tabTo(page, link(dialog), 6)
  await page.keyboard.press('Enter')
  await expect(answer(page, TITLE)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // The reader came for the answer, not for the box.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the search page leads from an error to its explanation, by keyboard', async ({ keptPage: page }) => {
  await visit(page, '/search?q=TS2742')
  await page.getByRole('searchbox').focus()
  await tabTo(page, link(page), 6)
  await page.keyboard.press('Enter')
  await expect(answer(page, 'The inferred type cannot be named (TS2742, TS2883)')).toBeVisible()
  await page.goBack()
  await expect(link(page)).toBeVisible()
})

test.describe('in an open search', () => {
  test.use({ staysAt: '/api/createSlice' })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  test('the modal offers it for an error without a result, too', async ({ keptPage: page }) => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('combobox').fill('#qqqqqq xxxyyyzzz error: wwwvvv')
    await expect(link(dialog)).toBeVisible()
  })

  test('the modal offers it for nothing else', async ({ keptPage: page }) => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('combobox').fill('TS2742')
    await expect(link(dialog)).toBeVisible()
    await dialog.getByRole('combobox').fill('error handling')
    await expect(link(dialog)).toHaveCount(0)
  })
})

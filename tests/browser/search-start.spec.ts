import { button, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test, type Page } from './test'
import { visit } from './visit'
import { saveData } from './connection'

const MOST_USED = [
  'configureStore',
  'createSlice',
  'createAsyncThunk',
  'createApi',
  'fetchBaseQuery',
  'createEntityAdapter',
  'createListenerMiddleware',
]

/** Searches for a name, and opens the first hit. */
async function openFirst(page: Page, name: string): Promise<void> {
  await searchFor(page, name)
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })

test('an empty field offers the most used APIs, and the page of errors', async ({
  keptPage: page,
  request,
}) => {
  await visit(page, START)
  await button(page).click()
  const apis = group(page, 'Most used APIs').getByRole('option')
  await expect(apis).toHaveText(MOST_USED)
  for (const link of await options(page).all()) {
    const address = (await link.getAttribute('href')) ?? ''
    expect((await request.get(address)).status(), address).toBe(200)
  }
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toHaveText('Paste an error message')
  await page.keyboard.press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/errors$/)
  const box = page.getByRole('textbox', { name: /^Paste an error/ })
  await expect(box).toBeFocused()
  // Also where the reader is there already.
  await page.keyboard.press('Control+k')
  await expect(options(page).last()).toHaveText('Paste an error message')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('followed hits are offered again, the last one first, and can be removed', async ({
  keptPage: page,
}) => {
  await visit(page, START)
  await openFirst(page, 'createSlice')
  await openFirst(page, 'createAction')
  await page.reload()
  await button(page).click()
  const recent = group(page, 'Opened from search').getByRole('option')
  await expect(recent).toHaveText([/^createAction/, /^createSlice/])
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/createSlice$/)
  await button(page).click()
  await expect(recent).toHaveText([/^createSlice/, /^createAction/])
  await dialog(page).getByRole('button', { name: 'Remove createAction from recent pages' }).click()
  await expect(recent).toHaveText([/^createSlice/])
  await expect(field(page)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Remove createSlice from recent pages' }).click()
  await expect(group(page, 'Opened from search')).toHaveCount(0)
  await page.reload()
  await expect(group(page, 'Most used APIs')).toBeVisible()
  await expect(group(page, 'Opened from search')).toHaveCount(0)
})

test('at most five are kept', async ({ keptPage: page }) => {
  await visit(page, START)
  const names = [
    'createSlice',
    'createAction',
    'createReducer',
    'combineSlices',
    'createApi',
    'configureStore',
  ]
  for (const name of names) await openFirst(page, name)
  await button(page).click()
  await expect(group(page, 'Opened from search').getByRole('option')).toHaveCount(5)
  await expect(options(page).first()).toContainText('configureStore')
})

test('the intent to search loads what it needs', async ({ page }) => {
  await visit(page, START)
  const needed = [page.waitForRequest('**/search-worker*'), page.waitForRequest('**/search-outline.json')]
  await page.keyboard.press('Control')
  await Promise.all(needed)
  await expect(dialog(page)).toHaveCount(0)
})

test('with data saver on, only opening the search loads it', async ({ page }) => {
  await saveData(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofSearch = () => fetched.filter((path) => /search-(worker|outline)/.test(path))
  await visit(page, START)
  await button(page).hover()
  await button(page).focus()
  await page.keyboard.press('Control')
  // What a hover would begin is asked for within this time.
  await page.waitForTimeout(500)
  expect(ofSearch()).toEqual([])
  await searchFor(page, 'createSlice')
  await expect(options(page).first()).toContainText('createSlice')
  expect(ofSearch()).not.toEqual([])
})

test('the search shows no style of DocSearch, and rows keep their height', async ({ page }) => {
  const styles: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.url())
  })
  await visit(page, START)
  await searchFor(page, 'Cannot read properties of undefined')
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/)
  // One for rows with a text, one for those without.
  for (const hasText of [true, false]) {
    const rows = dialog(page).locator(`[data-two-lines="${hasText}"] [role=option]`)
    const heights = await rows.evaluateAll((elements) => elements.map((row) => row.clientHeight))
    expect(new Set(heights).size).toBe(1)
  }
  const sheets = await Promise.all(styles.map(async (url) => (await page.request.get(url)).text()))
  expect(sheets.filter((sheet) => sheet.includes('--docsearch-'))).toEqual([])
})

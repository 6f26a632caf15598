import { expect, test, type Page } from './test'
import { visitCode } from './visit'

/** Has a table of more than twelve options, and shorter ones. */
const PAGE = '/api/configureStore'

const sheet = (page: Page) => page.getByRole('group', { name: 'Options of DevToolsEnhancerOptions' })
const field = (page: Page) => sheet(page).getByRole('searchbox', { name: 'Filter' })
const rows = (page: Page) => sheet(page).locator('dl > div').filter({ visible: true })

test('a word leaves the options that have it, announced, and Escape brings all back, also after a click to the page', async ({
  page,
}) => {
  await visitCode(page, '/api/createSlice')
  await page.getByRole('link', { name: 'configureStore', exact: true }).first().click()
  await expect(sheet(page)).toBeAttached()
  const all = await rows(page).count()
  expect(all).toBeGreaterThan(12)
  await field(page).fill('Denylist')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link', { name: 'actionsDenylist' })).toBeVisible()
  await expect(sheet(page).getByRole('status')).toHaveText(`1 of ${all}`)
  await field(page).fill('zebra')
  await expect(rows(page)).toHaveCount(0)
  await expect(sheet(page).getByRole('status')).toContainText(`None of ${all}. Try fewer or other words`)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(all)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  // Only long lists have a field.
  const short = page.getByRole('group', { name: 'Options of ConfigureStoreOptions' })
  await expect(short.locator('dl > div').first()).toBeVisible()
  await expect(short.getByRole('searchbox')).toHaveCount(0)
})

test('a link to an option that is filtered out shows it', async ({ page }) => {
  await visitCode(page, PAGE)
  await field(page).fill('pause')
  const row = page.locator('[id="devtoolsenhanceroptions-maxage"]')
  await expect(row).toBeHidden()
  await page.evaluate(() => (location.hash = '#devtoolsenhanceroptions-maxage'))
  await expect(row).toBeInViewport()
  await expect(field(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all options are there, and no field; a whole type opens', async ({ page }) => {
    await page.goto('/rtk-query/api/createApi')
    await expect(page.locator('dl[data-spec] > div').first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveCount(0)
    const whole = page.locator('dl[data-spec] details').first()
    await expect(whole.locator('code')).toBeHidden()
    await whole.getByText('full type').click()
    await expect(whole.locator('code')).toBeVisible()
  })
})

test.describe('the symptoms', () => {
  const symptomField = (page: Page) => page.getByRole('searchbox', { name: /^Filter the \d+ symptoms$/ })
  const symptoms = (page: Page) => page.locator('dt[data-symptom]').filter({ visible: true })
  const groups = (page: Page) => page.locator('h2:has(+ dl)').filter({ visible: true })

  test.beforeEach(({ page }) => visitCode(page, '/usage/troubleshooting'))

  test('those that have all typed words stay, below their headings', async ({ page }) => {
    const all = await symptoms(page).count()
    const allGroups = await groups(page).count()
    expect(all).toBeGreaterThan(100)
    await symptomField(page).focus()
    await page.keyboard.type('REFETCH polling')
    await expect(symptoms(page)).not.toHaveCount(all)
    const entries = page.locator('dl > div:has(> dt[data-symptom])').filter({ visible: true })
    for (const text of await entries.allTextContents()) {
      expect(text.toLowerCase()).toContain('refetch')
      expect(text.toLowerCase()).toContain('polling')
    }
    const left = await symptoms(page).count()
    expect(left).toBeGreaterThan(0)
    await expect(page.getByRole('status').filter({ hasText: `${left} of ${all}` })).toBeVisible()
    const lists = page.locator('dl:has(> div > dt[data-symptom])').filter({ visible: true })
    await expect(groups(page)).toHaveCount(await lists.filter({ has: symptoms(page) }).count())
    await page.keyboard.press('Escape')
    await expect(symptoms(page)).toHaveCount(all)
    await expect(groups(page)).toHaveCount(allGroups)
  })

  test('where none is left, a link leads to the search, and nothing is sent before it is followed', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await symptomField(page).fill('cors zebra 4711')
    const link = page.getByRole('status').getByRole('link', { name: 'search the whole documentation' })
    await link.hover()
    await link.click()
    await expect(page).toHaveURL(/\/search\?q=cors(?:%20|\+)zebra(?:%20|\+)4711$/)
    await expect(page.getByRole('searchbox').first()).toHaveValue('cors zebra 4711')
    expect(sent.filter((url) => /zebra|4711/.test(url))).toEqual([])
  })
})

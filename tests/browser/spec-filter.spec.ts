import { expect, test, type Page } from './test'

/** Has a table of more than twelve options, and shorter ones. */
const PAGE = '/api/configureStore'

const sheet = (page: Page) => page.getByRole('group', { name: 'Options of DevToolsEnhancerOptions' })
const field = (page: Page) => sheet(page).getByRole('searchbox', { name: 'Filter' })
const rows = (page: Page) => sheet(page).locator('dl > div').filter({ visible: true })

async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-code-ready]').waitFor({ state: 'attached' })
}

test('a link to an option that is filtered out shows it', async ({ keptPage: page }) => {
  await open(page)
  await field(page).fill('pause')
  const row = page.locator('[id="devtoolsenhanceroptions-maxage"]')
  await expect(row).toBeHidden()
  await page.evaluate(() => (location.hash = '#devtoolsenhanceroptions-maxage'))
  await expect(row).toBeInViewport()
  await expect(field(page)).toHaveValue('')
})

test('works after a click to the page', async ({ keptPage: page }) => {
  await open(page, '/api/createSlice')
  await page.getByRole('link', { name: 'configureStore', exact: true }).first().click()
  await field(page).fill('Denylist')
  await expect(rows(page)).toHaveCount(1)
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

test.describe('on one page', () => {
  test.use({ staysAt: PAGE })

  test.afterEach(({ keptPage }) => field(keptPage).fill(''))

  test('a word leaves the options that have it, and their number is announced', async ({
    keptPage: page,
  }) => {
    const all = await rows(page).count()
    expect(all).toBeGreaterThan(12)
    await field(page).fill('Denylist')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByRole('link', { name: 'actionsDenylist' })).toBeVisible()
    await expect(sheet(page).getByRole('status')).toHaveText(`1 of ${all}`)
    await field(page).fill('no option has this')
    await expect(rows(page)).toHaveCount(0)
    await expect(sheet(page).getByRole('status')).toHaveText(`0 of ${all}`)
  })

  test('is used by keyboard: Escape brings all options back', async ({ keptPage: page }) => {
    const all = await rows(page).count()
    await field(page).focus()
    await page.keyboard.type('pause')
    await expect(rows(page)).not.toHaveCount(all)
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(all)
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
  })

  test('is only above long lists', async ({ keptPage: page }) => {
    const short = page.getByRole('group', { name: 'Options of ConfigureStoreOptions' })
    await expect(short.locator('dl > div').first()).toBeVisible()
    await expect(short.getByRole('searchbox')).toHaveCount(0)
  })
})

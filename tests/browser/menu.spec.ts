import { expect, test, type Page } from './test'

const open = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const menu = (page: Page) => page.locator('.navbar-sidebar')

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tutorials/overview')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await open(page).click()
  await expect(menu(page)).toBeVisible()
}

test('the mobile menu applies at a window width of 996 px or less', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await page.goto('/tutorials/overview')
  await expect(open(page)).toBeVisible()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(open(page)).toBeHidden()
})

test('the mobile menu shows the docs sidebar and leads to a page', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click()
  await expect(page).toHaveURL(/quick-start$/)
  await expect(menu(page)).toBeHidden()
})

test('the mobile menu closes when the window becomes desktop width', async ({ page }) => {
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu(page)).toBeHidden()
})

test('back navigation closes the mobile menu and stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'New to Redux' }).click()
  await expect(page).toHaveURL(/\/tutorials\/overview$/)
  await open(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/tutorials\/overview$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  const entry = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })

  test('the menu is a link that shows the sidebar', async ({ page }) => {
    await page.goto('/api/createSlice')
    await expect(entry(page, 'createReducer')).toBeHidden()
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(entry(page, 'createReducer')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await entry(page, 'createReducer').click()
    await expect(page).toHaveURL(/\/api\/createReducer$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the sections are in the bar, on pages without a sidebar too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/errors')
    await expect(page.getByRole('link', { name: 'Menu', exact: true })).toBeHidden()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click()
    await expect(page).toHaveURL(/\/tutorials\/overview$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('with scripts, the menu of narrow windows is the button alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/api/createSlice')
  await expect(open(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Menu', exact: true })).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }),
  ).toBeHidden()
})

import { expect, test, type Page } from './test'

const open = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

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

test('with scripts, the menu of narrow windows is the button alone', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/api/createSlice')
  await expect(open(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Menu', exact: true })).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }),
  ).toBeHidden()
})

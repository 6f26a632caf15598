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

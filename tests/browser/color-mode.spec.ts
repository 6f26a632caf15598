import { expect, test, type Page } from './test'

const mode = (page: Page) => page.locator('html').getAttribute('data-theme')
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between light and dark mode/ })
const hydrated = (page: Page) => page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })

test('with no explicit choice the mode follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await mode(page)).toBe('dark')
  await hydrated(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a toggle switches between light and dark, with two states', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await hydrated(page)
  const seen: Array<string | null> = []
  for (let press = 0; press < 3; press++) {
    await toggle(page).click()
    seen.push(await mode(page))
  }
  expect(seen).toEqual(['dark', 'light', 'dark'])
})

test('the choice persists, and is there before the page has painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await hydrated(page)
  await toggle(page).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.route(/\/assets\/js\//, (route) => route.abort())
  await page.goto('/errors')
  expect(await mode(page)).toBe('dark')
})

test('a change in another tab syncs through storage events', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await hydrated(page)
  }
  await toggle(first).click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
})

import { expect, test, type Page } from './test'

const navbarBottom = (page: Page) =>
  page.locator('.navbar').evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom))

async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
  // The platform compares with the position before, so a scroll takes two steps.
  for (const y of positions) {
    await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, y)
  }
}

test('the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await page.goto('/api/createSlice')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await scrollTo(page, 400, 900, 1400)
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0)
  await scrollTo(page, 1200, 900)
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0)
})

test('the navbar hides when navigating to a hash, and the heading is in view', async ({ page }) => {
  await page.goto('/api/createSlice')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await scrollTo(page, 10, 20)
  await page.locator('.table-of-contents a', { hasText: 'Returns' }).click()
  await expect(page.getByRole('heading', { name: 'Returns', exact: false }).first()).toBeInViewport()
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0)
})

test('scroll resets to the top on a route change', async ({ page }) => {
  await page.goto('/api/createSlice')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await scrollTo(page, 600, 1200)
  await page.locator('.menu').getByRole('link', { name: 'configureStore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('configureStore')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link with a hash scrolls to its target on another page', async ({ page }) => {
  await page.goto('/api/configureStore')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.locator('article a[href^="/errors#code-"]').first().click()
  await expect(page).toHaveURL(/\/errors#code-\d+$/)
  const hash = new URL(page.url()).hash
  await expect(page.locator(hash)).toBeInViewport()
})

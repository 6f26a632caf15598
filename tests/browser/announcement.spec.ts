import { expect, test, type Page } from '@playwright/test'

const bar = (page: Page) => page.locator('.theme-announcement-bar')
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' })

test('the announcement bar is shown until dismissed, and stays away', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await expect(bar(page)).toBeVisible()
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await expect(bar(page)).toBeHidden()
})

test('a dismissed bar does not show before scripts run', async ({ page }) => {
  await page.goto('/')
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await page.route(/\/assets\/js\//, (route) => route.abort())
  await page.reload()
  await expect(bar(page)).toBeHidden()
})

test('a new id resets the dismissal: it shows at once, before scripts run', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await page.route(/\/assets\/js\//, (route) => route.abort())
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
})

test('a new id shows without a jump of the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await page.goto('/')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await expect(bar(page)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
  expect(shift).toBe(0)
})

import { expect, test, type Page } from './test'

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
  const headingTop = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/js\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(bar(page)).toBeVisible()
  const before = await headingTop()
  release()
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await expect(bar(page)).toBeVisible()
  expect(await headingTop()).toBe(before)
})

import { expect, test, type Page } from './test'

const bar = (page: Page) => page.locator('.theme-announcement-bar')

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

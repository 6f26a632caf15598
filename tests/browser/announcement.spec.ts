import { hold } from './hold'
import { expect, test, type Page } from './test'
import { hydrated } from './visit'

const bar = (page: Page) => page.locator('.theme-announcement-bar')

test('a new id shows without a jump of the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  const headingTop = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
  const release = await hold(page, /\/assets\/js\//)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(bar(page)).toBeVisible()
  const before = await headingTop()
  release()
  await hydrated(page)
  await expect(bar(page)).toBeVisible()
  expect(await headingTop()).toBe(before)
})

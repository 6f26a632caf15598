import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visit } from './visit'

/** Far down in the longest section. */
const DEEP = '/rtk-query/usage/streaming-updates'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const activeEntry = (page: Page) => sidebar(page).locator('[aria-current=page]')
const position = (page: Page) => sidebar(page).evaluate((element) => element.scrollTop)
const next = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ })

/** Follows a result of the search. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(query)
  await expect(dialog.getByRole('option').first()).toContainText(query)
  await page.keyboard.press('Enter')
}

test.use({ viewport: { width: 1280, height: 640 } })

test.describe('the entry of the page is in view in the sidebar', () => {
  test('on a full load', async ({ page }) => {
    await visit(page, DEEP)
    await expect(activeEntry(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('after a search result of another section, whose group opens for it', async ({ page }) => {
    await visit(page, '/introduction/getting-started')
    await searchFor(page, 'Streaming updates')
    await expect(page).toHaveURL(new RegExp(DEEP))
    await expect(activeEntry(page)).toHaveText('Streaming updates')
    await expect(activeEntry(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the sidebar stays where the reader scrolls it while a page is on its way', async ({ page }) => {
  await visit(page, DEEP)
  await expect(activeEntry(page)).toBeInViewport({ ratio: 1 })
  const release = await hold(page, '**/assets/fragments/**')
  await page.goto(DEEP)
  const before = await position(page)
  await next(page).click()
  await sidebar(page).hover()
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => position(page)).toBeLessThan(before)
  await expect.poll(() => position(page)).toBe(0)
  release()
  await expect(activeEntry(page)).not.toHaveText('Streaming updates')
  expect(await position(page)).toBe(0)
  await expect(activeEntry(page)).not.toBeInViewport()
})

test('the sidebar stays where it is when the reader opens a group in it', async ({ page }) => {
  await visit(page, DEEP)
  await expect(activeEntry(page)).toBeInViewport({ ratio: 1 })
  await sidebar(page).hover()
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => position(page)).toBe(0)
  await sidebar(page).getByRole('button', { name: 'Tutorials' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Quick start', exact: true })).toBeVisible()
  expect(await position(page)).toBe(0)
})

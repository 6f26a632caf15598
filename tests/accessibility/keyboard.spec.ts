import { expect, test, type Page } from '../browser/test'
import { DESKTOP, PHONE, visit } from './visit'
import { walk, type TabStop } from './walk'

/** A page, and after how many stops the walk ends: in a list of many like entries, others are like those before. */
interface Walked {
  path: string
  most?: number
  /** What the page says once nothing that comes later can move its controls. */
  settled?: RegExp
}

/** One page of each kind. */
const PAGES: readonly Walked[] = [
  { path: '/' },
  { path: '/api/createSlice', most: 60 },
  { path: '/search?q=middleware', most: 60, settled: /^\d+ results/ },
  { path: '/errors?q=24', most: 40, settled: /^Found: Error 24$/ },
]
/** Pages made of the same parts as others, so one width is enough. */
const PLAIN_PAGES: readonly Walked[] = [{ path: '/rtk-query/usage/polling' }, { path: '/no/such/page' }]

const faultsIn = (stops: readonly TabStop[]): string[] =>
  stops.flatMap(({ name, html, faults }) => faults.map((fault) => `${name} ${fault}: ${html}`))

const names = (stops: readonly TabStop[]): string[] => stops.map(({ name }) => name)

for (const [device, viewport, colorScheme, pages] of [
  ['a desktop', DESKTOP, 'light', [...PAGES, ...PLAIN_PAGES]],
  ['a phone', PHONE, 'dark', PAGES],
] as const) {
  test.describe(`at the width of ${device}`, () => {
    test.use({ viewport, colorScheme })

    for (const { path, most, settled } of pages) {
      test(`every stop of Tab on ${path} is named, in its order, visible and not covered`, async ({
        page,
      }) => {
        await visit(page, path)
        if (settled) await expect(page.getByText(settled)).toBeVisible()
        const stops = await walk(page, most)
        expect(stops.length).toBeGreaterThan(15)
        expect(names(stops)[0]).toBe('link "Skip to main content"')
        expect(faultsIn(stops)).toEqual([])
      })
    }
  })
}

test('the skip link leads into the text', async ({ page }) => {
  await visit(page, '/api/createSlice')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('*:focus')).toHaveCount(1)
})

/** Goes back with the focus until it has left the page, so that Tab comes to the first control. */
async function goBeforeFirst(page: Page): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    if (await page.evaluate(() => document.activeElement === document.body)) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error('The focus does not leave the page')
}

test.describe('the menu of narrow windows', () => {
  test.use({ viewport: PHONE })

  const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
  const close = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' })

  async function openMenu(page: Page): Promise<void> {
    await visit(page, '/api/createSlice')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(close(page)).toBeFocused()
  }

  test('keeps the focus inside, and gives it and the page back at Escape and a click beside it', async ({
    page,
  }) => {
    await openMenu(page)
    await goBeforeFirst(page)
    const stops = await walk(page)
    expect(faultsIn(stops)).toEqual([])
    expect(names(stops)).toContain('link "createReducer"')
    expect(await page.locator('[data-stop]:not(.navbar-sidebar *)').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(close(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page.locator('#__docusaurus [inert]:not(.navbar-sidebar *, [data-stage] *)')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(close(page)).toBeFocused()
    await page.mouse.click(PHONE.width - 10, PHONE.height / 2)
    await expect(close(page)).toBeHidden()
  })
})

test('the search keeps the focus inside, and shows where it is', async ({ page }) => {
  await visit(page, '/api/createSlice')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('injectEndpoints')
  // The number comes with the last hits, which would move what is below them.
  await expect(dialog.getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  const stops = await walk(page)
  expect(faultsIn(stops)).toEqual([])
  expect(names(stops)[0]).toBe('combobox "Search"')
  expect(await page.locator('[data-stop]:not(dialog *)').count()).toBe(0)
})

test('the table of contents of narrow windows is opened and followed by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/api/createSlice')
  const contents = page.getByRole('button', { name: 'On this page' })
  await contents.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.locator('.table-of-contents').getByRole('link', { name: 'What a slice saves you' }),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('*:focus')).toHaveText('What a slice saves you')
  await page.keyboard.press('Enter')
  await expect(page.locator('#why')).toBeInViewport()
  // The focus is where the reader is: Tab goes on from there.
  await page.keyboard.press('Tab')
  expect(await page.locator('*:focus').evaluate((focused) => focused.closest('article') !== null)).toBe(true)
})

test('after a link, the title is announced, and Tab begins at the top', async ({ page }) => {
  await visit(page, '/')
  // From a page of one layout to one of another, then on within it.
  await page.getByRole('main').getByRole('link', { name: 'New to Redux' }).press('Enter')
  const announced = page.locator('.code-announcer[role=status]')
  await expect(announced).toHaveText('Tutorials overview | Redux Toolkit')
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Next' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/i)
  await expect(announced).toHaveText(await page.title())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('a page that was loaded announces nothing by itself, and a link within it neither', async ({ page }) => {
  await visit(page, '/api/createSlice')
  await page.getByRole('link', { name: 'Direct link to Signature' }).press('Enter')
  await expect(page).toHaveURL(/#signature$/)
  await expect(page.locator('.code-announcer')).toHaveCount(0)
})

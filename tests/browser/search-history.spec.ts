import { button, dialog, field, options } from './search-parts'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const START = '/introduction/getting-started'
const PAGE = '/api/createSlice'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Comes to the page from another one of the site, and opens the search there. */
async function openOnSecondPage(page: Page): Promise<void> {
  await visit(page, START)
  await visit(page, PAGE)
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

async function findCreateAction(page: Page): Promise<void> {
  await field(page).fill('createAction')
  await expect(options(page).first()).toContainText('createAction')
}

test.describe('with the search open', () => {
  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desk', { width: 1280, height: 800 }],
  ] as const) {
    test(`Back closes it and stays on the page, on ${device}`, async ({ keptPage: page }) => {
      await page.setViewportSize(viewport)
      await visit(page, START)
      await visit(page, PAGE)
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
      const before = await scrollY(page)
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(PAGE)
      await expect(button(page)).toBeFocused()
      await expect.poll(() => scrollY(page)).toBe(before)
      await page.goBack()
      await expect(page).toHaveURL(START)
    })
  }

  test('Forward opens it again, and Back closes it again', async ({ keptPage: page }) => {
    await openOnSecondPage(page)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goForward()
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(title(page)).toHaveText('createSlice')
  })

  test('a reload opens it again, and Back closes it', async ({ keptPage: page }) => {
    await openOnSecondPage(page)
    await page.reload()
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  })
})

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a click beside it', (page: Page) => page.mouse.click(20, 400)],
] as const) {
  test(`after ${way}, one step back leads to the page before`, async ({ keptPage: page }) => {
    await openOnSecondPage(page)
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isSearchOpen')
    await page.goBack()
    await expect(page).toHaveURL(START)
  })
}

test('it can be closed and opened again at once, and Back still closes it', async ({ keptPage: page }) => {
  await openOnSecondPage(page)
  for (let times = 0; times < 5; times++) await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await page.goBack()
  await expect(page).toHaveURL(START)
})

for (const [way, follow] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a click', (page: Page) => options(page).first().click()],
] as const) {
  test(`a result followed by ${way} is one step away from the page`, async ({ keptPage: page }) => {
    await openOnSecondPage(page)
    await findCreateAction(page)
    await follow(page)
    await expect(title(page)).toHaveText('createAction')
    await page.goBack()
    await expect(title(page)).toHaveText('createSlice')
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(START)
  })
}

test('the page of all results is one step away, too', async ({ keptPage: page }) => {
  await openOnSecondPage(page)
  await findCreateAction(page)
  // Once the number is there, no more hits come that would move the link away from the pointer.
  await dialog(page)
    .getByRole('link', { name: /^See all \d/ })
    .click()
  await expect(title(page)).toContainText('Search results')
  await page.goBack()
  await expect(title(page)).toHaveText('createSlice')
})

for (const [what, query, start] of [
  ['page', 'createSlice', PAGE],
  ['section', 'useDispatch.withTypes is not a function', '/usage/nextjs#pitfall-with-types'],
] as const) {
  test(`a result for the very ${what} that one is at adds no step, and leads there`, async ({
    keptPage: page,
  }) => {
    await visit(page, START)
    await visit(page, start)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await page.keyboard.press('Control+k')
    await field(page).fill(query)
    await expect(options(page).first()).toHaveAttribute('href', start)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    const target = start === PAGE ? title(page) : page.locator('#pitfall-with-types')
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    await expect(page).toHaveURL(start)
    await page.goBack()
    await expect(page).toHaveURL(START)
  })
}

test.describe('after a result is followed, the focus is', () => {
  test('on the heading of the page', async ({ keptPage: page }) => {
    await visit(page, START)
    await page.keyboard.press('Control+k')
    await findCreateAction(page)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('createAction')
    await expect(title(page)).toBeFocused()
  })

  for (const [where, from] of [
    ['of another page', START],
    ['of the same page', '/usage/nextjs'],
  ] as const) {
    test(`on the heading that it leads to, ${where}`, async ({ keptPage: page }) => {
      await visit(page, from)
      await page.keyboard.press('Control+k')
      await field(page).fill('useDispatch.withTypes is not a function')
      // The answer from headings alone, which may come first, begins with another section that has the word.
      await expect(options(page).first()).toHaveAttribute('href', '/usage/nextjs#pitfall-with-types')
      await page.keyboard.press('Enter')
      await expect(page.locator('#pitfall-with-types')).toBeFocused()
      await expect(page.locator('#pitfall-with-types')).toBeInViewport()
    })
  }
})

test('in forced colors the search has a border, and a line marks the selected result', async ({
  keptPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await findCreateAction(page)
  await expect(dialog(page)).toHaveCSS('border-style', 'solid')
  const results = options(page)
  await expect(results.first()).toHaveCSS('outline-style', 'solid')
  await expect(results.nth(1)).toHaveCSS('outline-style', 'none')
})

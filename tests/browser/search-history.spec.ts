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

test('Forward and a reload open it again, also when it was opened many times, and Back closes it', async ({
  keptPage: page,
}) => {
  await openOnSecondPage(page)
  for (let times = 0; times < 5; times++) await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  for (const open of [() => page.goForward(), () => page.reload()]) {
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goForward()
    await open()
    await expect(field(page)).toBeFocused()
  }
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(title(page)).toHaveText('createSlice')
  await page.goBack()
  await expect(page).toHaveURL(START)
})

test('after Escape, Ctrl+K or a click beside it, one step back leads to the page before', async ({
  keptPage: page,
}) => {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 400),
  ]) {
    await openOnSecondPage(page)
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isSearchOpen')
    await page.goBack()
    await expect(page).toHaveURL(START)
  }
})

test('a result and the page of all results are one step away from the page', async ({ keptPage: page }) => {
  await openOnSecondPage(page)
  // Once the number is there, no more hits come that would move the link away from the pointer.
  const all = dialog(page).getByRole('link', { name: /^See all \d/ })
  for (const [follow, found] of [
    [() => page.keyboard.press('Enter'), 'createAction'],
    [() => options(page).first().click(), 'createAction'],
    [() => all.click(), 'Search results'],
  ] as const) {
    if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k')
    await findCreateAction(page)
    await follow()
    await expect(title(page)).toContainText(found)
    await page.goBack()
    await expect(title(page)).toHaveText('createSlice')
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(START)
})

const SECTION = '/usage/nextjs#pitfall-with-types'
const SEARCHES = { createSlice: PAGE, 'useDispatch.withTypes is not a function': SECTION }

for (const [query, start] of Object.entries(SEARCHES)) {
  test(`a result for the very place that one is at adds no step, and leads there: ${start}`, async ({
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

for (const from of [START, '/usage/nextjs']) {
  test(`after a result is followed, the focus is on the heading that it leads to, from ${from}`, async ({
    keptPage: page,
  }) => {
    await visit(page, from)
    await page.keyboard.press('Control+k')
    await field(page).fill('useDispatch.withTypes is not a function')
    // The answer from headings alone, which may come first, begins with another section that has the word.
    await expect(options(page).first()).toHaveAttribute('href', SECTION)
    await page.keyboard.press('Enter')
    await expect(page.locator('#pitfall-with-types')).toBeFocused()
    await expect(page.locator('#pitfall-with-types')).toBeInViewport()
    await page.keyboard.press('Control+k')
    await findCreateAction(page)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('createAction')
    await expect(title(page)).toBeFocused()
  })
}

test('in forced colors the search has a border, and a line marks the selected result', async ({
  keptPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await findCreateAction(page)
  await expect(dialog(page)).toHaveCSS('border-style', 'solid')
  await expect(options(page).first()).toHaveCSS('outline-style', 'solid')
  await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none')
})

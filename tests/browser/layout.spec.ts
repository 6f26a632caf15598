import { hold } from './hold'
import { expect, test, type Locator, type Page } from './test'
import { hydrated, visit } from './visit'

const PAGE = '/api/createSlice'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const menuLink = (page: Page) => page.getByRole('link', { name: 'Menu', exact: true })
const getWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a new announcement shows without a jump of the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  const announcement = page.locator('.theme-announcement-bar')
  const headingTop = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
  const release = await hold(page, /\/assets\/js\//)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(announcement).toBeVisible()
  const before = await headingTop()
  release()
  await hydrated(page)
  await expect(announcement).toBeVisible()
  expect(await headingTop()).toBe(before)
})

test('a page outside of the sidebar is marked in the bar, by more than its color, and alone in the footer', async ({
  page,
}) => {
  const weight = (link: Locator) => link.evaluate((node) => Number(getComputedStyle(node).fontWeight))
  for (const [path, inBar, inFooter] of [
    ['/accessibility', undefined, 'Accessibility'],
    ['/playground', 'Playground', 'Playground'],
    ['/errors', 'API', 'Error messages'],
    ['/search?q=slice', undefined, 'Search'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('contentinfo').locator('[aria-current=page]')).toHaveText(inFooter)
    if (inBar === undefined) continue
    const current = bar(page).locator('[aria-current=page]')
    await expect(current).toHaveText(inBar)
    const other = await weight(bar(page).getByRole('link', { name: 'Tutorials' }))
    expect(await weight(current)).toBeGreaterThan(other)
  }
  await expect(bar(page).getByRole('button', { name: 'Search' })).toHaveAttribute('aria-current', 'page')
})

test('the bar has room for its links at any width', async ({ page }) => {
  await visit(page, '/playground')
  for (const width of [997, 1024, 1060, 1120, 1121, 1200, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const measured = await bar(page).evaluate((element) => {
      const boxes = [...element.querySelectorAll('.navbar__item, .navbar__brand, button')]
        .filter((item) => item.getClientRects().length > 0)
        .map((item) => item.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
      return {
        tallest: Math.max(...boxes.map(({ height }) => height)),
        right: Math.max(...boxes.map(({ right }) => right)),
        overlaps: boxes.filter((box, place) => place > 0 && box.left < (boxes[place - 1]?.right ?? 0) - 1)
          .length,
        title: element.querySelector('.navbar__title')?.getClientRects().length,
      }
    })
    expect(measured, `${width} px`).toMatchObject({ overlaps: 0, title: 1 })
    expect(measured.tallest, `${width} px`).toBeLessThan(48)
    expect(measured.right).toBeLessThanOrEqual(width)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // That targets are large enough is tested in tests/accessibility/reading.spec.ts.
  test('bars of code are no higher for a finger', async ({ page }) => {
    await page.goto(PAGE)
    await page.locator('html[data-code-ready]').waitFor({ state: 'attached' })
    const codeBar = page.locator('.code-bar:has(.code-title):has(.code-choice)').first()
    expect(await codeBar.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(32)
    // Beyond its edge, too: what is touched there belongs to the button.
    const choice = codeBar.locator('.code-choice button').first()
    await choice.scrollIntoViewIfNeeded()
    const isReached = await choice.evaluate((button) => {
      const { left, width, top, height } = button.getBoundingClientRect()
      const at = (y: number) => document.elementFromPoint(left + width / 2, y)
      return at(top - 6) === button && at(top + height + 6) === button
    })
    expect(isReached).toBe(true)
  })

  test('the menu is a button alone, whose links mark the page, and which a finger closes', async ({
    page,
  }) => {
    await visit(page, '/errors')
    await expect(menuLink(page)).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Tutorials' })).toBeHidden()
    await menuButton(page).click()
    const box = await page.getByRole('button', { name: 'Close navigation bar' }).boundingBox()
    // Its drawer slides in on fractions of pixels.
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBe(40)
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Playground' })
    await expect(link).not.toHaveAttribute('aria-current')
    await link.click()
    await expect(page).toHaveURL('/playground')
    await menuButton(page).click()
    await expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('a comparison shows RTK Query beside one rival, which readers choose', async ({ page }) => {
    await page.goto('/rtk-query/comparison')
    const table = page.locator('.comparison table').first()
    const shown = table.locator('th:visible')
    await expect(shown).toHaveText(['', 'RTK Query', 'TanStack Query'])
    await page.getByRole('radio', { name: 'urql' }).check()
    await expect(shown).toHaveText(['', 'RTK Query', 'urql'])
    const beyond = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : NaN,
    )
    expect(beyond).toBe(0)
  })
})

test('the names of the rows of a comparison stay in view while the others scroll', async ({ page }) => {
  await page.goto('/rtk-query/comparison')
  const frame = page.locator('.comparison .table-frame').first()
  const name = frame.locator('td').first()
  const before = await name.boundingBox()
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  expect((await name.boundingBox())?.x).toBe(before?.x)
  await expect(frame.getByRole('img', { name: 'built in' }).first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a reader sees what changed since the version that they have', async ({ page }) => {
      await page.goto('/introduction/releases')
      const installed = page.getByRole('combobox', { name: /^I have Redux Toolkit/ })
      const versions = page.locator('article summary').filter({ hasText: /^2\.\d+$/ })
      const shown = async () => new Set(await versions.filter({ visible: true }).allInnerTexts())
      const all = await shown()
      expect(all.size).toBeGreaterThan(10)
      await installed.selectOption('2.13')
      expect([...(await shown())].map((text) => text.trim().slice(0, 4))).toEqual(['2.15', '2.14'])
      await installed.selectOption({ index: 0 })
      expect(await shown()).toEqual(all)
    })
  })
}

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu is a link that shows the sidebar; on pages without one, the sections are in the bar', async ({
    page,
  }) => {
    const entry = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'createReducer', exact: true })
    await page.goto(PAGE)
    await expect(entry).toBeHidden()
    await menuLink(page).click()
    await expect(entry).toBeVisible()
    expect(await getWidth(page)).toBe(390)
    await entry.click()
    await expect(page).toHaveURL(/\/api\/createReducer$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/errors')
    await expect(menuLink(page)).toBeHidden()
    await bar(page).getByRole('link', { name: 'Tutorials' }).click()
    await expect(page).toHaveURL(/\/tutorials\/overview$/)
    expect(await getWidth(page)).toBe(320)
  })
})

import { expect, test, type Page } from './test'
import { visit } from './visit'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const foot = (page: Page) => page.getByRole('contentinfo')

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    for (const [path, name] of [
      ['/playground', 'Playground'],
      ['/errors', 'API'],
    ] as const) {
      test(`${path} is marked in the bar`, async ({ keptPage: page }) => {
        await visit(page, path)
        const current = bar(page).locator('[aria-current=page]')
        await expect(current).toHaveText(name)
        const others = bar(page).getByRole('link', { name: 'Tutorials' })
        const look = (element: Element) => [
          getComputedStyle(element).color,
          getComputedStyle(element).fontWeight,
        ]
        const [color, weight] = await current.evaluate(look)
        const [otherColor, otherWeight] = await others.evaluate(look)
        expect(color).not.toBe(otherColor)
        expect(Number(weight)).toBeGreaterThan(Number(otherWeight))
      })
    }

    test('/search is marked in the bar', async ({ keptPage: page }) => {
      const button = bar(page).getByRole('button', { name: 'Search' })
      const frame = (element: Element) => getComputedStyle(element).borderTopColor
      await visit(page, '/errors')
      await expect(button).not.toHaveAttribute('aria-current')
      const before = await button.evaluate(frame)
      await visit(page, '/search?q=slice')
      await expect(button).toHaveAttribute('aria-current', 'page')
      expect(await button.evaluate(frame)).not.toBe(before)
    })
  })
}

for (const [path, name] of [
  ['/playground', 'Playground'],
  ['/errors', 'Error messages'],
  ['/search', 'Search'],
  ['/accessibility', 'Accessibility'],
] as const) {
  test(`${path} is marked in the footer, alone`, async ({ keptPage: page }) => {
    await visit(page, path)
    await expect(foot(page).locator('[aria-current=page]')).toHaveText(name)
  })
}

test('the menu of narrow windows leads to the playground, and marks it there', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/errors')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Playground' })
  await expect(link).not.toHaveAttribute('aria-current')
  await link.click()
  await expect(page).toHaveURL('/playground')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('the home page leads to the playground', async ({ keptPage: page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Try it in the playground' }).click()
  await expect(page).toHaveURL('/playground')
})

for (const width of [997, 1024, 1060, 1120, 1121, 1200, 1280]) {
  test(`the bar has room for its links at ${width} px`, async ({ keptPage: page }) => {
    await page.setViewportSize({ width, height: 700 })
    await visit(page, '/playground')
    const measured = await bar(page).evaluate((element) => {
      const items = [...element.querySelectorAll('.navbar__item, .navbar__brand, button')].filter(
        (item) => item.getClientRects().length > 0,
      )
      const boxes = items
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
    expect(measured).toMatchObject({ overlaps: 0, title: 1 })
    expect(measured.tallest).toBeLessThan(48)
    expect(measured.right).toBeLessThanOrEqual(width)
  })
}

import { expect, test } from '../browser/test'
import { visit } from '../browser/visit'
import {
  checkedLooks,
  colorViolations,
  playDemos,
  untilSettled,
  violations,
  violationsButColors,
} from '../pages/axe'

// That each page has no violation is tested with what else is true of every page: tests/pages/every-page.spec.ts.

for (const path of [
  '/',
  '/api/createSlice',
  '/rtk-query/usage/queries',
  '/search',
  '/errors?code=24',
  '/no/such/page',
]) {
  test(`${path} has targets of a sufficient size on a phone`, async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, path)
    await playDemos(page)
    expect(await violations(page, {}, { runOnly: ['target-size'] })).toEqual([])
  })
}

test('the search has no violation, empty, with results and without', async ({ keptPage: page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(page, '/api/createSlice')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  for (const [query, shown] of [
    ['', dialog.getByText('Most used APIs')],
    ['createSlice reducers', dialog.getByText('See all')],
    ['xqzwvkj', dialog.getByText('No results for')],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
      await dialog.getByRole('combobox').fill(query)
      await expect(shown).toBeVisible()
      await untilSettled(page)
      expect(await violationsButColors(page, 'dialog'), query).toEqual([])
      expect(await colorViolations(page, checkedLooks[colorScheme]), query).toEqual([])
    }
  }
})

import { expect, test } from './test'
import { visit } from './visit'

test.describe('where storage is full', () => {
  test.use({ expectedErrors: /^Docusaurus storage error, can't set / })

  test('the color mode still switches', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/')
    await page.getByRole('button', { name: /Switch between light and dark/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(errors).toEqual([])
  })
})

test('where storage holds what another version left, pages, choices and the search work', async ({
  page,
}) => {
  const KEYS = [
    ...['theme', 'code-language', 'package-manager', 'docusaurus.tab.package-manager'],
    ...['docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default'],
    'search-recent-pages',
  ]
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/tutorials/quick-start')
  for (const garbage of ['{', 'null', '[{}]', '"x"', '<img src=x>', '[{"type":"lvl1","hierarchy":{}}]']) {
    await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      KEYS,
      garbage,
    ] as const)
    await page.reload()
    await page.locator('html[data-has-hydrated=true][data-code-ready]').waitFor({ state: 'attached' })
    await expect(page.locator('.code-sample pre[data-language=ts]').first(), garbage).toBeVisible()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await expect(field, garbage).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 }), garbage).toHaveText('Quick start')
  }
  // At most one of two buttons is pressed, because the stored value is neither of theirs.
  const toggle = page.getByRole('button', { name: /Switch between light and dark/ })
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/)
})

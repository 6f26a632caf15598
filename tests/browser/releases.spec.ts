import { expect, test } from './test'

const PAGE = '/introduction/releases'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a reader sees what changed since the version that they have', async ({ page }) => {
      await page.goto(PAGE)
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

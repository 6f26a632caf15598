import { hostileTexts, SEED } from '../unit/hostile-texts'
import { expect, test, type Page } from './test'
import { visit } from './visit'

// Thousands of texts go through the functions themselves: tests/unit/fuzz. Here, some go through the pages.
const TEXTS = hostileTexts(90)
const ADDRESSES = ['/search?q=', '/errors?q=', '/errors?code=']
/** Hostile texts, as they are written in an address. Browsers don't produce the last one, but a link may have it. */
const LOADED = [
  ...['__proto__', '</title><script>alert(1)</script>'].map(encodeURIComponent),
  ...['%00%01%1B', '%E0%A4%A', 'x'.repeat(6000), '%F0%9F%98%80&q[]=1&code[]=2'],
]

/** Fails if a text became an element or ran as a script. The fixture checks that no error is logged. */
async function expectHarmless(page: Page, what: string): Promise<void> {
  const made = page.locator('main :is(img, script, iframe, svg[onload], [onerror], [onmouseover])')
  expect(await made.count(), `${what}, seed ${SEED}`).toBe(0)
  expect(await page.evaluate(() => 'alerted' in window), `${what}, seed ${SEED}`).toBe(false)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.alert = () => Object.assign(window, { alerted: true })
  })
})

test('the search page answers anything that is typed', async ({ page }) => {
  await visit(page, '/search')
  const field = page.getByRole('main').getByRole('searchbox')
  for (const text of TEXTS) await field.fill(text)
  await field.fill('<img src=x onerror=alert(1)> createSlice')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  await expectHarmless(page, 'typed')
})

test('the search modal and the box for errors answer anything that is typed', async ({ page }) => {
  await visit(page, '/errors')
  const box = page.getByRole('textbox', { name: 'Paste an error' })
  for (const text of TEXTS) await box.fill(text)
  await box.fill('#24')
  await expect(page.getByRole('region', { name: 'Error 24', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  for (const text of TEXTS.slice(20, 70)) await field.fill(text)
  await field.fill('createSlice')
  await expect(dialog.getByRole('option').first()).toContainText('createSlice')
  expect(await dialog.locator('img').count()).toBe(0)
  await expectHarmless(page, 'typed')
})

for (const address of ADDRESSES) {
  test(`${address} with anything behind it is answered`, async ({ page }) => {
    for (const text of LOADED) {
      await visit(page, address + text)
      await expect(page.getByRole('status').first()).toBeAttached()
      await expectHarmless(page, address + text.slice(0, 80))
    }
  })
}

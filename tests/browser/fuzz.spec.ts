import { expect, test, type Page } from './test'
import { visit } from './visit'

// Thousands of texts go through the functions themselves: `fuzz.test.ts` of the search and of the error finder. Here, some
// go through the pages.
const ADDRESSES = ['/search?q=', '/errors?q=', '/errors?code=']
/** Hostile texts, as they are written in an address. Browsers don't produce the last one, but a link may have it. */
const LOADED = [
  ...['__proto__', '</title><script>alert(1)</script>'].map(encodeURIComponent),
  ...['%00%01%1B', '%E0%A4%A', 'x'.repeat(6000), '%F0%9F%98%80&q[]=1&code[]=2'],
]

/** Fails if a text became an element or ran as a script. The fixture checks that no error is logged. */
async function expectHarmless(page: Page, what: string): Promise<void> {
  const made = page.locator('main :is(img, script, iframe, svg[onload], [onerror], [onmouseover])')
  expect(await made.count(), what).toBe(0)
  expect(await page.evaluate(() => 'alerted' in window), what).toBe(false)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.alert = () => Object.assign(window, { alerted: true })
  })
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

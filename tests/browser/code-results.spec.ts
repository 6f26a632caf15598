import { violations } from '../pages/axe'
import { expect, test } from './test'
import { visit } from './visit'

const PAGE = '/rtk-query/usage/queries'

test('a test opens from its result by keyboard, is whole, and can be copied', async ({ keptPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, PAGE)
  const proof = page.locator('.code-proof').first()
  const listing = proof.locator('pre')
  await expect(listing).toBeHidden()

  const summary = proof.locator('summary')
  await expect(summary.getByText('Show the test')).toBeVisible()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(listing).toBeVisible()
  await expect(summary.getByText('Show the test')).toBeHidden()
  await expect(summary.getByText('Hide the test')).toBeVisible()
  await expect(listing).toContainText("from '@testing-library/react'")
  await proof.getByRole('button', { name: 'Copy' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("from '@testing-library/react'")

  await proof.locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(listing).toBeHidden()
})

test('an opened test has no violation, in either color mode', async ({ keptPage: page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(PAGE)
    await page.locator('.code-proof > summary').first().click()
    await expect(page.locator('.code-proof pre').first()).toBeVisible()
    expect(await violations(page, { include: ['.code-ran'] })).toEqual([])
  }
})

test('a page says once what the mark means, and strips say nothing of the build', async ({
  keptPage: page,
}) => {
  await page.goto(PAGE)
  await expect(page.getByText(/^✓ marks what ran on \d+\.\d+\.\d+: \d+ samples$/)).toBeVisible()
  const strips = page.locator('.code-ran')
  expect(await strips.count()).toBeGreaterThan(5)
  expect((await strips.allTextContents()).filter((text) => text.includes('ran on'))).toEqual([])
  // The mark has a name, and its version for those who point at it.
  const mark = strips.getByRole('img', { name: 'ran' }).first()
  await expect(mark).toHaveText('✓')
  await expect(mark).toHaveAttribute('title', /^Ran on \d/)
})

for (const media of ['forced colors', 'print'] as const) {
  test(`a strip is told from the page with ${media}`, async ({ keptPage: page }) => {
    await page.emulateMedia(media === 'print' ? { media } : { forcedColors: 'active' })
    await page.goto(PAGE)
    await expect(page.locator('.code-ran').first()).toHaveCSS('border-top-width', '1px')
    await expect(page.locator('.code-ran [role=img]').first()).toBeVisible()
  })
}

test('a long result wraps at 320 pixels', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(PAGE)
  const wide = await page
    .locator('.code-ran-part pre')
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth + 1).length)
  expect(await page.locator('.code-ran-part pre').count()).toBeGreaterThan(0)
  expect(wide).toBe(0)
})

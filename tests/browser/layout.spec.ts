import { expect, test } from './test'

const PAGE = '/api/createSlice'

for (const path of ['/', PAGE, '/usage/usage-guide', '/errors?code=24', '/search', '/no/such/page']) {
  test(`${path} does not scroll sideways at 320 px`, async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

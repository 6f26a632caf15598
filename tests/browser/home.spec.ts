import { expect, test } from './test'

const chosen = 'tr:has(:checked) > td:last-child'

test.describe('one second of an app', () => {
  test('shows the state after the chosen action, with the keyboard', async ({ page }) => {
    await page.goto('/')
    const log = page.getByRole('table', { name: 'Each action, and the state after it' })
    await expect(log.locator(chosen)).toContainText("status: 'pending'")
    await log.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(log.getByRole('radio', { checked: true })).toHaveAccessibleName(/^810 ms getMenu fulfilled$/)
    await expect(log.locator(chosen)).toHaveCSS('opacity', '1')
    await expect(log.locator(chosen)).toContainText("data: ['espresso', 'flat white']")
    await expect(log.locator('tr:not(:has(:checked)) > td:last-child').first()).toHaveCSS('opacity', '0')
  })

  test('lists the actions on a line each, above the state, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const actions = page.locator('tr:has(input[type=radio]) > td:first-of-type label')
    expect(await actions.count()).toBe(8)
    const boxes = await Promise.all((await actions.all()).map((action) => action.boundingBox()))
    for (const box of boxes) expect(box?.width).toBeGreaterThan(300)
    const state = await page.locator(chosen).boundingBox()
    expect(state?.y).toBeGreaterThan(Math.max(...boxes.map((box) => box?.y ?? 0)))
  })

  test('works without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByText('cart/itemAdded').first().click()
    await expect(page.getByText('state after cart/itemAdded, 309 ms')).toBeVisible()
    await expect(page.getByRole('radio', { name: /309 ms/ })).toBeChecked()
    await context.close()
  })
})

test('says how much was checked', async ({ page }) => {
  await page.goto('/')
  const figures = page.locator('main dl dd')
  await expect(figures).toHaveCount(3)
  for (const text of await figures.allTextContents())
    expect(Number(text.replace(',', ''))).toBeGreaterThan(500)
})

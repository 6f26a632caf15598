import { getPanel, RIGHT, getSummary, visitAndStart, write, WRONG } from '../browser/challenge-parts'
import { expect, test, type Page } from '../browser/test'
import { untilSettled, violations } from '../pages/axe'
import { expectNoViolations, visit } from './visit'

const PAGE = '/api/createSlice'

/** Opens an editor, and makes an edit that changes a value, prints, fails and has a type error: all that the strip shows. */
async function openEditor(page: Page): Promise<void> {
  await visit(page, PAGE)
  await page.locator('[data-sample] .code-edit').first().click()
  await expect(page.locator('.try-status')).toContainText('unchanged')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type("\n1 + 1 // → 3\nconsole.log('hi')\nmissing()\n")
  await expect(page.locator('.try-editor').getByText('missing is not defined').first()).toBeVisible()
  await page.getByRole('button', { name: 'Check types' }).click()
  await expect(page.getByRole('group', { name: 'Types' })).toContainText("Cannot find name 'missing'")
}

test('an open editor has no violations in both modes on a desk and on a phone, and needs no scrolling sideways at 320 px', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'More' }).click()
  await expectNoViolations(page, '.try-editor', 'open')

  await page.setViewportSize({ width: 320, height: 640 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  // The block cuts off what doesn't fit.
  for (const button of await page.getByRole('group', { name: 'Editor' }).getByRole('button').all()) {
    const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 }
    expect(x, await button.innerText()).toBeGreaterThanOrEqual(0)
    expect(x + width, await button.innerText()).toBeLessThanOrEqual(320)
  }
})

test('the inspector of stores has no violations in both modes on a desk and on a phone, and needs no scrolling sideways at 320 px', async ({
  page,
}) => {
  await visit(page, '/playground#api')
  const store = page.getByRole('group', { name: 'Store', exact: true })
  await expect(store.getByRole('grid')).toContainText('fulfilled')
  for (const tab of ['Changes', 'State', 'Cache']) {
    await store.getByRole('tab', { name: tab }).click()
    await expectNoViolations(page, '.try-store', tab)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('with forced colors, what differs in color differs in something else, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openEditor(page)
  await page.locator('.try-editor .cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('2 + 2 // → 4\n')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type("console.warn('careful')\n")
  const editor = page.locator('.try-editor')
  await expect(editor.locator('.try-faded')).toHaveCSS('font-style', 'italic')
  await expect(editor.locator('.try-changed')).toHaveCSS('outline-style', 'solid')
  const getBorder = (text: string, style: string) =>
    expect(editor.locator('.try-line', { hasText: text }).first()).toHaveCSS('border-left-style', style)
  await getBorder('hi', 'none')
  await getBorder('careful', 'double')
  await getBorder('missing is not', 'solid')
})

test('a component with a server below its code has no violations in either mode', async ({ page }) => {
  await visit(page, '/rtk-query/usage/mutations')
  const block = page.locator('.code-sample[data-sample]').filter({ hasText: 'OrderForm.tsx' }).first()
  await block.locator('.code-edit').click()
  await expect(page.locator('.try-status')).toContainText('unchanged')
  await expect(page.getByRole('group', { name: 'Server' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await untilSettled(page)
    expect.soft(await violations(page, { include: ['.try-editor'] }), colorScheme).toEqual([])
  }
})

test('an open challenge has no violations in both modes on a desk and on a phone, failed, with its solution, and solved, and fits 320 px', async ({
  page,
}) => {
  const check = (state: string) => expectNoViolations(page, '[data-challenge]', state)
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(getSummary(page)).toHaveText('2 of 3 tests pass.')
  await getPanel(page).getByRole('button', { name: 'Show solution' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const panel = await getPanel(page).boundingBox()
  for (const part of await getPanel(page).locator('button, code, pre').all()) {
    const box = await part.boundingBox()
    if (box && panel) expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width)
  }
  await check('failed')
  await write(page, RIGHT)
  await expect(getSummary(page)).toContainText('Solved.')
  await check('solved')
})

import { expect, test, type Page } from './test'
import { visit } from './visit'

const editorOf = (page: Page) => page.locator('.try-editor').filter({ visible: true })

async function openPlayground(page: Page): Promise<void> {
  await visit(page, '/playground')
  await expect(editorOf(page).locator('.try-status')).toContainText(/unchanged|Ran/)
}

const lookOf = (page: Page, name: string) =>
  editorOf(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(button)
      return { fontFamily, fontSize, fontWeight }
    })

test('all buttons of the bar have one typeface', async ({ page }) => {
  await openPlayground(page)
  const look = await lookOf(page, 'Reset')
  expect(await lookOf(page, 'New file')).toEqual(look)
  await editorOf(page).getByRole('button', { name: 'New file' }).click()
  expect(await lookOf(page, 'OK')).toEqual(look)
  expect(await lookOf(page, 'Cancel')).toEqual(look)
})

test('a long line leaves a gap behind the number of its line', async ({ page }) => {
  await openPlayground(page)
  const code = editorOf(page).locator('.cm-content')
  await code.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(`throw new Error('${'no '.repeat(100)}')`)
  const gutters = editorOf(page).locator('.cm-gutters')
  await expect(gutters).toBeVisible()
  const gap = await gutters.evaluate((element) => {
    const number = [...element.querySelectorAll('.cm-gutterElement')].at(-1)
    const text = document.createRange()
    if (number) text.selectNodeContents(number)
    return element.getBoundingClientRect().right - text.getBoundingClientRect().right
  })
  expect(gap).toBeGreaterThanOrEqual(6)
})

for (const width of [320, 390]) {
  test(`the tabs of files are large enough for a finger at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/rtk-query/usage/mutations')
    await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
    const tabs = editorOf(page).getByRole('tab')
    await expect(tabs.nth(2)).toBeVisible()
    const boxes = await tabs.evaluateAll((all) =>
      all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(boxes.filter(({ height }) => height < 24)).toEqual([])
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
    expect(tops.length).toBeGreaterThan(1)
    // Rows that touch each other are missed by a finger.
    const height = Math.max(...boxes.map((box) => box.height))
    for (const [index, top] of tops.slice(1).entries()) {
      expect(top - (tops[index] ?? 0) - height).toBeGreaterThanOrEqual(6)
    }
  })
}

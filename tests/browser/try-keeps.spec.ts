import { expect, test, type Page } from './test'
import { visit, visitCode } from './visit'
import {
  getBlock,
  code,
  editButton,
  getEditor,
  goTo,
  openEditor,
  PAGE,
  press,
  status,
  typeLine,
  visitEditor,
} from './try-parts'

const MINE = '// mine 4711'

async function leaveAndComeBack(page: Page): Promise<void> {
  await goTo(page, 'Tutorials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goBack()
}

test('an open editor is there again with its edits after Back and a reload, a closed one when it opens', async ({
  page,
}) => {
  await visitEditor(page)
  await typeLine(page, MINE)
  for (const comeBack of [leaveAndComeBack, (reader: Page) => reader.reload()]) {
    await comeBack(page)
    await expect(code(page)).toContainText(MINE)
    await expect(getEditor(page)).toHaveCount(1)
    await expect(status(page)).toContainText('unchanged')
  }
  await press(page, 'Close')
  await page.reload()
  await expect(page.locator('html[data-code-ready]')).toBeAttached()
  await expect(getEditor(page)).toHaveCount(0)
  await openEditor(page)
  await expect(code(page)).toContainText(MINE)
  await expect(getEditor(page).getByText('Your changes from before are here.')).toBeVisible()
  await press(page, 'Reset')
  await expect(code(page)).not.toContainText(MINE)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(code(page)).toContainText(MINE)
})

test('a block that was left without edits is a block again', async ({ keptPage: page }) => {
  await visitEditor(page)
  await press(page, 'Close')
  await expect(editButton(page)).toBeFocused()
  await leaveAndComeBack(page)
  await expect(getBlock(page)).toBeVisible()
  await expect(getEditor(page)).toHaveCount(0)
})

test('the playground comes back with its start and its edits', async ({ page }) => {
  await visit(page, '/playground')
  await page.getByRole('radio', { name: 'A component' }).check()
  await expect(page).toHaveURL(/\/playground#./)
  // Lines far below aren't in the document until they are scrolled to.
  await typeLine(page, MINE, 'Home')
  for (const comeBack of [(reader: Page) => reader.reload(), leaveAndComeBack]) {
    await comeBack(page)
    await expect(page.getByRole('radio', { name: 'A component' })).toBeChecked()
    await expect(code(page)).toContainText(MINE)
  }
})

test('a file of a starting point is renamed and another one deleted, by keyboard at 320 px, and Reset brings them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/playground')
  const pressKey = (name: string) => getEditor(page).getByRole('button', { name }).press('Enter')
  await pressKey('Rename')
  await page.keyboard.type('src/shop.ts')
  await page.keyboard.press('Enter')
  await pressKey('New file')
  await page.keyboard.press('Enter')
  // The panel of the store has tabs, too.
  const files = getEditor(page).getByRole('tablist', { name: 'Files' }).getByRole('tab')
  await expect(files).toHaveText(['src/shop.ts (changed)', 'src/new.ts (changed)'])
  await pressKey('Delete')
  await expect(getEditor(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.reload()
  await expect(getEditor(page).locator('.code-title')).toHaveText('src/shop.ts (changed)')
  await pressKey('Reset')
  await expect(getEditor(page).locator('.code-title')).toHaveText('src/store.ts')
})

test.describe('where storage is full', () => {
  test.use({ expectedErrors: /^Docusaurus storage error, can't set / })

  test('the editor says once that edits aren’t kept, and keeps them for the visit', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await visitEditor(page)
    await typeLine(page, MINE)
    await expect(getEditor(page).getByText(/storage is blocked or full/)).toBeVisible()
    await leaveAndComeBack(page)
    await expect(code(page)).toContainText(MINE)
  })
})

test('an address for a sample that is gone says so where the reader looks', async ({ keptPage: page }) => {
  await visitCode(page, `${PAGE}#try=no-such-section~1:dabc`)
  const message = page.getByText('The sample that this link is for is not on this page any more.')
  await expect(message).toBeInViewport()
})

import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const PAGE = '/api/createSlice'

const editorOf = (page: Page) => page.locator('.try-editor').filter({ visible: true })
const code = (editor: Locator) => editor.locator('.cm-content')
const status = (editor: Locator) => editor.locator('.try-status')

/** Opens the first sample, and writes a line at its end. */
async function openAndType(page: Page): Promise<void> {
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  await typeAtEnd(page, '// mine 4711')
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await expect(status(editorOf(page))).not.toHaveText('Running…')
  await code(editorOf(page)).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(`\n${text}\n`)
}

async function typeAtStart(page: Page, text: string): Promise<void> {
  await expect(status(editorOf(page))).not.toHaveText('Running…')
  await code(editorOf(page)).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type(`${text}\n`)
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

const COMING_BACK: Record<string, (page: Page) => Promise<unknown>> = {
  'Back, after a link': async (page) => {
    await goTo(page, 'Tutorials')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
    await page.goBack()
  },
  'a link, after a link': async (page) => {
    await goTo(page, 'Tutorials')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
    await goTo(page, 'API')
    await page.locator('main').getByRole('link', { name: 'createSlice' }).first().click()
  },
  'a reload': (page) => page.reload(),
}

for (const [how, comeBack] of Object.entries(COMING_BACK)) {
  test(`an open editor is there again with its edits after ${how}`, async ({ page }) => {
    await visit(page, PAGE)
    await openAndType(page)
    await comeBack(page)
    await expect(code(editorOf(page))).toContainText('// mine 4711')
    await expect(editorOf(page)).toHaveCount(1)
    await expect(status(editorOf(page))).toContainText('unchanged')
  })
}

test('a closed editor opens with its edits, which Reset takes back and Undo brings back', async ({
  page,
}) => {
  await visit(page, PAGE)
  await openAndType(page)
  const editor = editorOf(page)
  await editor.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.locator('html[data-code-ready]')).toBeAttached()
  await expect(editor).toHaveCount(0)
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  await expect(code(editor)).toContainText('// mine 4711')
  await expect(editor.getByText('Your changes from before are here.')).toBeVisible()
  await editor.getByRole('button', { name: 'Reset' }).click()
  await expect(code(editor)).not.toContainText('// mine 4711')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(code(editor)).toContainText('// mine 4711')
})

test('a block that was left without edits is a block again', async ({ keptPage: page }) => {
  await visit(page, PAGE)
  const block = page.locator('.code-sample[data-sample]').first()
  await block.getByRole('button', { name: 'Edit' }).click()
  await editorOf(page).getByRole('button', { name: 'Close' }).click()
  await goTo(page, 'Tutorials')
  await page.goBack()
  await expect(block).toBeVisible()
  await expect(editorOf(page)).toHaveCount(0)
})

test('the playground comes back with its start and its edits', async ({ page }) => {
  await visit(page, '/playground')
  await page.getByRole('radio', { name: 'A component' }).check()
  await expect(page).toHaveURL(/\/playground#./)
  // Lines far below aren't in the document until they are scrolled to.
  await typeAtStart(page, '// mine 4711')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'A component' })).toBeChecked()
  await expect(code(editorOf(page))).toContainText('// mine 4711')
  await goTo(page, 'Tutorials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'A component' })).toBeChecked()
  await expect(code(editorOf(page))).toContainText('// mine 4711')
})

test('a reader can add a file on the playground, and it is kept', async ({ page }) => {
  await visit(page, '/playground')
  const editor = editorOf(page)
  await editor.getByRole('button', { name: 'New file' }).click()
  await page.keyboard.type('src/mine.ts')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('tab', { name: /mine/ })).toHaveAttribute('aria-selected', 'true')
  await code(editor).click()
  await page.keyboard.type('export const mine = 4711')
  await page.reload()
  await editor.getByRole('tab', { name: /mine/ }).click()
  await expect(code(editor)).toContainText('mine = 4711')
})

test('a file of a starting point is renamed and another one deleted, by keyboard at 320 px, and Reset brings them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/playground')
  const editor = editorOf(page)
  const press = (name: string) => editor.getByRole('button', { name }).press('Enter')
  await press('Rename')
  await page.keyboard.type('src/shop.ts')
  await page.keyboard.press('Enter')
  await press('New file')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('tab')).toHaveText(['src/shop.ts (changed)', 'src/new.ts (changed)'])
  await press('Delete')
  await expect(editor.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.reload()
  await expect(editor.locator('.code-title')).toHaveText('src/shop.ts (changed)')
  await press('Reset')
  await expect(editor.locator('.code-title')).toHaveText('src/store.ts')
})

test.describe('where storage is full', () => {
  test.use({ expectedErrors: /^Docusaurus storage error, can't set / })

  test('the editor says once that edits aren’t kept, and keeps them for the visit', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await visit(page, PAGE)
    await openAndType(page)
    await expect(editorOf(page).getByText(/storage is blocked or full/)).toBeVisible()
    await goTo(page, 'Tutorials')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
    await page.goBack()
    await expect(code(editorOf(page))).toContainText('// mine 4711')
  })
})

test('an address for a sample that is gone says so where the reader looks', async ({ keptPage: page }) => {
  await visit(page, `${PAGE}#try=no-such-section~1:dabc`)
  await expect(
    page.getByText('The sample that this link is for is not on this page any more.'),
  ).toBeInViewport()
})

test('an editor that can’t be loaded says so where the reader looks', async ({ page }) => {
  await visit(page, PAGE)
  await page.route('**/*', (route) => route.abort())
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('The editor could not be loaded.')).toBeInViewport()
})

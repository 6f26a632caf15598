import { expect, test, type Locator, type Page } from './test'
import { visitCode } from './visit'

/** A page with samples of a single file, and one whose samples import files of the page and differ in JavaScript. */
const PAGE = '/api/createSlice'
const WITH_FILES = '/tutorials/quick-start'

const code = (editor: Locator) => editor.locator('.cm-content')
const types = (editor: Locator) => editor.getByRole('group', { name: 'Types' })
const button = (editor: Locator) => editor.getByRole('button', { name: 'Check types' })
const underlined = (editor: Locator) => editor.locator('.try-type-fault')

/** Opens the first block that has a text. */
async function openEditor(page: Page, address = PAGE, text = '→'): Promise<Locator> {
  await visitCode(page, address)
  return openBlock(page, text)
}

async function openBlock(page: Page, text: string): Promise<Locator> {
  const block = page.locator('.code-sample[data-sample]').filter({ hasText: text }).first()
  await block.getByRole('button', { name: 'Edit' }).click()
  const editor = page.locator('.try-editor')
  await expect(editor.locator('.try-status')).not.toContainText('Running')
  return editor
}

/** Appends lines to the code in view. */
async function append(page: Page, editor: Locator, text: string): Promise<void> {
  await code(editor).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(`\n${text}`)
}

test('loads the compiler when the button is pressed, and no sooner', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const editor = await openEditor(page)
  await append(page, editor, '// typed')
  await expect(editor.locator('.try-status')).toContainText('unchanged')
  const ofCheck = () => asked.filter((path) => /\/(?:types|declarations)\.\w+\.js/.test(path))
  expect(ofCheck()).toEqual([])
  await button(editor).click()
  await expect(types(editor)).toHaveText('No type errors.')
  expect(ofCheck()).toHaveLength(2)
  await expect(button(editor)).toHaveAttribute('aria-busy', 'false')
})

test('shows an error below the code, leads to its line, and notices that it was mended', async ({
  keptPage: page,
}) => {
  const editor = await openEditor(page)
  await button(editor).click()
  await expect(types(editor)).toHaveText('No type errors.')
  await append(page, editor, "const total: number = 'three'")
  await expect(types(editor)).toContainText("TS2322: Type 'string' is not assignable to type 'number'.")
  await expect(underlined(editor)).toHaveText(['total'])
  await expect(page.getByRole('status').filter({ hasText: '1 type error.' })).toBeAttached()
  const lines = (await code(editor).innerText()).split('\n').length
  await page.keyboard.press('ControlOrMeta+Home')
  await types(editor)
    .getByRole('button', { name: /^line \d+$/ })
    .click()
  await expect(code(editor)).toBeFocused()
  await page.keyboard.press('End')
  for (let left = "'three'".length; left > 0; left -= 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(types(editor)).toHaveText('No type errors.')
  await expect(underlined(editor)).toHaveCount(0)
  expect((await code(editor).innerText()).split('\n')).toHaveLength(lines)
})

test('finds what an edit breaks in another file of the project', async ({ keptPage: page }) => {
  const editor = await openEditor(page, WITH_FILES, 'src/try.ts')
  const [first, second] = await editor.getByRole('tab').all()
  await second?.click()
  await append(page, editor, 'export const broken: string = 1')
  await first?.click()
  await button(editor).click()
  await expect(types(editor)).toContainText("TS2322: Type 'number' is not assignable to type 'string'.")
  await expect(underlined(editor)).toHaveCount(0)
  await types(editor)
    .getByRole('button', { name: /^line \d+ of / })
    .click()
  await expect(underlined(editor)).toHaveText(['broken'])
})

test('links to the explanation of an error that has one', async ({ keptPage: page }) => {
  const editor = await openEditor(page)
  await append(page, editor, "import { missing } from '@reduxjs/toolkit/none'")
  await button(editor).click()
  await expect(types(editor)).toContainText('TS2307: Cannot find module')
  await expect(types(editor).getByRole('link', { name: /means/ })).toHaveAttribute('href', /^\/errors#/)
})

test('says what to do without a network, and does it once there is one', async ({ page, context }) => {
  const editor = await openEditor(page)
  await context.setOffline(true)
  await button(editor).click()
  await expect(types(editor)).toContainText('Check your connection')
  await expect(button(editor)).toHaveAttribute('aria-busy', 'false')
  await context.setOffline(false)
  await button(editor).click()
  await expect(types(editor)).toHaveText('No type errors.')
  await context.setOffline(true)
  await append(page, editor, "const total: number = 'three'")
  await expect(types(editor)).toContainText('TS2322')
})

test('ends its worker with the last editor', async ({ keptPage: page }) => {
  const editor = await openEditor(page)
  const workers = () => page.workers().filter((worker) => worker.url().includes('/types.'))
  await button(editor).click()
  await expect(types(editor)).toHaveText('No type errors.')
  expect(workers()).toHaveLength(1)
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => workers().length).toBe(0)
})

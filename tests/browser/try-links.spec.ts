import { encodeEdits } from '../../src/features/sample-editor/client/share'
import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const PAGE = '/api/createSlice'
const THEIRS = "console.log('theirs 4711')"

const editorOf = (page: Page) => page.locator('.try-editor').filter({ visible: true })
const code = (editor: Locator) => editor.locator('.cm-content')
const status = (editor: Locator) => editor.locator('.try-status')

/** The address of the first sample of the page, with code of somebody else. */
async function addressOfLink(page: Page, text = THEIRS): Promise<string> {
  await visit(page, PAGE)
  const block = page.locator('.code-sample[data-sample]').first()
  await block.getByRole('button', { name: 'Edit' }).click()
  const editor = editorOf(page)
  await editor.getByRole('button', { name: 'Link' }).waitFor()
  const name = (await editor.locator('.try-tab, .code-title').first().textContent()) ?? ''
  await editor.getByRole('button', { name: 'Close' }).click()
  const id = await page.evaluate(() => {
    const first = document.querySelector('[data-sample]')
    const above = [...document.querySelectorAll(':is(h2, h3, h4)[id]')].filter(
      (heading) => first && heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return above.at(-1)?.id ?? ''
  })
  return `${PAGE}#try=${id}~1:${await encodeEdits({ [name]: text })}`
}

async function typeAtStart(page: Page, text: string): Promise<void> {
  await code(editorOf(page)).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type(`${text}\n`)
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test('the code of a link is there again after a link and Back, and waits for Run', async ({ page }) => {
  const address = await addressOfLink(page)
  await visit(page, '/')
  await visit(page, address)
  await expect(code(editorOf(page))).toContainText('theirs 4711')
  await goTo(page, 'Tutorials')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
  await page.goBack()
  await expect(code(editorOf(page))).toContainText('theirs 4711')
  await expect(editorOf(page).getByText('This code comes from the link')).toBeVisible()
  await expect(status(editorOf(page))).toContainText('Not run yet')
})

test('what a reader types into the code of a link is kept, and runs after Run alone', async ({ page }) => {
  const address = await addressOfLink(page)
  await visit(page, '/')
  await visit(page, address)
  await typeAtStart(page, '// mine')
  await page.reload()
  await expect(code(editorOf(page))).toContainText('// mine')
  await expect(editorOf(page).getByText('This code comes from the link')).toBeVisible()
  await expect(status(editorOf(page))).toContainText('Not run yet')
  await editorOf(page).getByRole('button', { name: 'Run' }).click()
  await expect(editorOf(page).locator('.try-strip')).toContainText('theirs 4711')
})

test('edits of a link’s code leave those of the page’s own code alone', async ({ page }) => {
  const address = await addressOfLink(page)
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  await expect(status(editorOf(page))).toContainText('unchanged')
  await typeAtStart(page, '// my own work')
  await visit(page, '/')
  await visit(page, address)
  await expect(code(editorOf(page))).toContainText('theirs 4711')
  await typeAtStart(page, '// added to theirs')
  await visit(page, '/')
  await visit(page, PAGE)
  await expect(code(editorOf(page))).toContainText('// my own work')
  await expect(code(editorOf(page))).not.toContainText('theirs')
})

test('an address whose signs were percent-encoded on its way opens as well', async ({ page }) => {
  const address = await addressOfLink(page)
  await visit(page, '/')
  const [path = '', hash = ''] = address.split('#')
  await visit(page, `${path}#${encodeURIComponent(hash)}`)
  await expect(code(editorOf(page))).toContainText('theirs 4711')
})

test('an address that is pasted while its block is open shows its code', async ({ page }) => {
  const address = await addressOfLink(page)
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  await expect(status(editorOf(page))).toContainText('unchanged')
  await page.evaluate((hash) => (location.hash = hash), address.slice(address.indexOf('#')))
  await expect(code(editorOf(page))).toContainText('theirs 4711')
  await expect(status(editorOf(page))).toContainText('Not run yet')
})

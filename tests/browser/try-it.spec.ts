import { hold } from './hold'
import { expect, test, type Locator, type Page } from './test'
import { visitCode } from './visit'
import { pretendConnection } from './connection'

/** A page whose blocks run without a server. */
const PAGE = '/api/createSlice'

const blocks = (page: Page) => page.locator('.code-sample[data-sample]')
const editorOf = (page: Page) => page.locator('.try-editor')
const code = (editor: Locator) => editor.locator('.cm-content')
const status = (editor: Locator) => editor.locator('.try-status')

const visit = (page: Page, address = PAGE) => visitCode(page, address)

/** Opens the first block that has a claim. */
async function openEditor(page: Page): Promise<Locator> {
  const block = blocks(page).filter({ hasText: '→' }).first()
  await block.getByRole('button', { name: 'Edit' }).click()
  await expect(status(editorOf(page))).toContainText('unchanged')
  return editorOf(page)
}

test('loads nothing of the editor before it is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page)
  await page.waitForTimeout(3000)
  expect(asked.filter((path) => path.includes('try-it'))).toEqual([])
})

test('replaces a block by an editor that runs it, and shows what became of a value', async ({
  keptPage: page,
}) => {
  await visit(page)
  const editor = await openEditor(page)
  await expect(blocks(page).filter({ hasText: '→' }).first()).toBeHidden()
  await expect(code(editor)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n1 + 1 // → 3\n')
  await expect(editor.getByText('was 3')).toBeVisible()
})

test('gives the block back, with the focus on its button', async ({ keptPage: page }) => {
  await visit(page)
  const editor = await openEditor(page)
  await editor.getByRole('button', { name: 'Close' }).click()
  const block = blocks(page).filter({ hasText: '→' }).first()
  await expect(block.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(editorOf(page)).toHaveCount(0)
})

test('opens what a shared address names, and says why it shows the original', async ({ keptPage: page }) => {
  await visit(page)
  const number = ((await blocks(page).first().getAttribute('data-sample')) ?? '').split('#')[1] ?? ''
  await page.goto(`${PAGE}#try=${number}:d!!!`)
  await page.reload()
  await expect(editorOf(page)).toBeVisible()
  await expect(page.getByText(/can’t be read/)).toBeVisible()
})

test('works without a network once it is loaded', async ({ page, context }) => {
  await visit(page)
  const editor = await openEditor(page)
  await context.setOffline(true)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n1 + 1 // → 3\n')
  await expect(editor.getByText('was 3')).toBeVisible()
})

test('closes when the reader goes to another page', async ({ keptPage: page }) => {
  await visit(page)
  await openEditor(page)
  await page.getByRole('link', { name: 'createAsyncThunk' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('createAsyncThunk')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('fetches the editor ahead when the reader points at Edit, but not under data saver', async ({
  browser,
}) => {
  for (const saveData of [false, true]) {
    const context = await browser.newContext()
    await pretendConnection(context, { effectiveType: '4g', saveData })
    const page = await context.newPage()
    await visit(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await blocks(page).first().getByRole('button', { name: 'Edit' }).hover()
    if (saveData) await page.waitForTimeout(1500)
    else await expect.poll(() => asked.filter((url) => url.includes('/runner.')).length).toBe(1)
    expect(asked.some((url) => url.includes('try-it'))).toBe(!saveData)
    await context.close()
  }
})

test('stops an endless loop, says so, and goes on', async ({ keptPage: page }) => {
  await visit(page)
  const editor = await openEditor(page)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\nfor (;;) {}\n')
  await expect(status(editor)).toContainText('two seconds')
  await editor.getByRole('button', { name: 'Reset' }).click()
  await expect(status(editor)).toContainText('unchanged')
})

test('links to the explanation of an error that the library throws', async ({ keptPage: page }) => {
  await visit(page)
  const editor = await openEditor(page)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\ncreateSlice({ initialState: 0, reducers: {} } as never)\n')
  await expect(editor.getByRole('link', { name: /means/ })).toHaveAttribute('href', /^\/errors#/)
})

test('shares what was edited', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page)
  const editor = await openEditor(page)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n6 * 7 // → 0\n')
  await editor.getByRole('button', { name: 'Link' }).click()
  await expect(editor.getByRole('button', { name: 'Copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(address)
  const shared = editorOf(other)
  // Somebody else's code is named as such, and runs when the reader says so.
  await expect(shared.getByText('This code comes from the link, not from this page.')).toBeVisible()
  await expect(status(shared)).toContainText('Not run yet')
  await expect(shared.getByText('was 0')).toHaveCount(0)
  await shared.getByRole('button', { name: 'Run' }).click()
  await expect(shared.getByText('was 0')).toBeVisible()
  await shared.getByRole('button', { name: 'Reset' }).click()
  await expect(shared.getByText('This code comes from the link')).toHaveCount(0)
})

/** Lets nothing of the editor arrive before it is released. */
const holdEditor = (page: Page) => hold(page, /\/assets\/(?:js|try-it)\//)

test('keeps what is typed while it is loaded', async ({ keptPage: page }) => {
  await visit(page)
  const release = await holdEditor(page)
  const block = blocks(page).filter({ hasText: '→' }).first()
  await block.getByRole('button', { name: 'Edit' }).click()
  // A slash opens the search where nothing is edited, and the space bar presses a button.
  await page.keyboard.type('// is it typed?')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toHaveCount(0)
  release()
  await expect(code(editorOf(page))).toBeFocused()
  await page.keyboard.type('0;')
  const lines = code(editorOf(page)).locator('.cm-line')
  await expect(lines.first()).toHaveText('// is it typed')
  await expect(lines.nth(1)).toHaveText(/^0;/)
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
})

test('leaves the focus where the reader has taken it while the editor was loaded', async ({
  keptPage: page,
}) => {
  await visit(page)
  const release = await holdEditor(page)
  await blocks(page).first().getByRole('button', { name: 'Edit' }).click()
  await page.keyboard.type('/* mine */')
  const link = page.getByRole('link', { name: 'Redux Toolkit' }).first()
  await link.focus()
  release()
  await expect(status(editorOf(page))).toContainText('unchanged')
  await expect(link).toBeFocused()
  await expect(code(editorOf(page)).locator('.cm-line').first()).toContainText('/* mine */')
})

test('keeps what is typed for an editor that can’t be loaded, until it is', async ({ keptPage: page }) => {
  await visit(page)
  let fail: () => void = () => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route(/\/assets\/try-it\//, async (route) => {
    await held
    await route.abort()
  })
  const edit = blocks(page).first().getByRole('button', { name: 'Edit' })
  await edit.click()
  await page.keyboard.type('// mine')
  fail()
  await expect(edit).not.toHaveAttribute('aria-busy')
  await expect(edit).toBeFocused()
  await page.unrouteAll()
  await edit.press('Enter')
  await expect(code(editorOf(page)).locator('.cm-line').first()).toContainText('// mine')
})

test('follows the chosen language, except in a file that is edited', async ({ keptPage: page }) => {
  await visit(page)
  // Its first block differs in JavaScript; a later one has the switch.
  const block = blocks(page).filter({ has: page.locator('[data-choice="code-language"]') })
  const language = (name: 'TS' | 'JS') =>
    page.locator('.code-sample:not([data-editing])').getByRole('button', { name, exact: true }).first()
  await block.first().getByRole('button', { name: 'Edit' }).click()
  const editor = editorOf(page)
  await expect(status(editor)).toContainText('unchanged')
  const typescript = await code(editor).textContent()
  await language('JS').click()
  await expect(code(editor)).not.toHaveText(typescript ?? '')
  await language('TS').click()
  await expect(code(editor)).toHaveText(typescript ?? '')
  await code(editor).press('ControlOrMeta+Home')
  await page.keyboard.type('// mine ')
  await language('JS').click()
  await expect(editor.getByText('stays in TypeScript')).toBeVisible()
  await expect(code(editor)).toContainText('// mine')
  await editor.getByRole('button', { name: 'Reset' }).click()
  await expect(editor.getByText('stays in TypeScript')).toBeHidden()
  await expect(code(editor)).not.toHaveText(typescript ?? '')
})

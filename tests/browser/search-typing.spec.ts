import { button, dialog, field, holdModal, START } from './search-parts'
import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const QUERY = 'rejectWithValue'

/** Sends keys one after the other without waiting for the page, as a fast typist does. */
async function type(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const press = (key: string, modifiers = 0) => {
    const code = `Key${key.toUpperCase()}`
    const windowsVirtualKeyCode = key.toUpperCase().charCodeAt(0)
    const common = { key, code, windowsVirtualKeyCode, modifiers }
    return [
      session.send('Input.dispatchKeyEvent', {
        type: modifiers === 0 ? 'keyDown' : 'rawKeyDown',
        ...(modifiers === 0 && { text: key }),
        ...common,
      }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common }),
    ]
  }
  const CONTROL = 2
  await Promise.all([...press('k', CONTROL), ...Array.from(text).flatMap((key) => press(key))])
}

for (const [moment, wait] of [
  ['as soon as the page shows', (page: Page) => page.getByRole('contentinfo').waitFor()],
  ['as soon as it reacts', (page: Page) => page.waitForSelector('html[data-has-hydrated=true]', ATTACHED)],
  ['a moment after it has loaded', (page: Page) => afterLoading(page, 100)],
  ['0.8 s after it has loaded', (page: Page) => afterLoading(page, 800)],
] as const) {
  test(`what is typed at once after Ctrl+K, ${moment}, is all in the field`, async ({ page }) => {
    await page.goto(START, { waitUntil: 'commit' })
    await wait(page)
    await type(page, QUERY)
    await expect(field(page)).toHaveValue(QUERY)
    await expect(field(page)).toBeFocused()
  })

  test(`so it is ${moment}, when the modal comes late`, async ({ page }) => {
    const release = await holdModal(page)
    await page.goto(START, { waitUntil: 'commit' })
    await wait(page)
    await type(page, QUERY.slice(0, 6))
    release()
    await page.keyboard.type(QUERY.slice(6))
    await expect(field(page)).toHaveValue(QUERY)
  })
}

const ATTACHED = { state: 'attached' } as const

async function afterLoading(page: Page, milliseconds: number): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(milliseconds)
}

test('typing goes on while the modal is shown, also from a text field of the page', async ({ page }) => {
  const release = await holdModal(page)
  await visit(page, 'search')
  const pageField = page.getByRole('main').getByRole('searchbox')
  await pageField.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('a/b')
  await page.keyboard.press('Enter')
  release()
  await page.keyboard.type(' c')
  await expect(field(page)).toHaveValue('a/b c')
  await expect(pageField).toHaveValue('')
})

test('a pasted text is kept while the modal loads', async ({ page }) => {
  const release = await holdModal(page)
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'pasted')
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  release()
  await expect(field(page)).toHaveValue('pasted')
})

test('Escape cancels while the modal loads, and keys are the page’s again', async ({ page }) => {
  const release = await holdModal(page)
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('abc')
  await page.keyboard.press('Escape')
  await expect(button(page)).not.toHaveAttribute('aria-busy')
  release()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
})

test('Enter that comes before the answer waits for it, and follows the best hit', async ({ page }) => {
  const release = await hold(page, '**/search-outline.json')
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('createSlice')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Searching…')
  release()
  await expect(page).toHaveURL(/\/api\/createSlice$/)
  await expect(dialog(page)).toHaveCount(0)
})

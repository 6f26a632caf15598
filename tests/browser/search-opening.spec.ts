import { saveData } from './connection'
import { hold } from './hold'
import { button, closeSearch, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test, type Page } from './test'
import { hydrated, visit } from './visit'

const QUERY = 'rejectWithValue'

/** Holds back the modal's code until it is released. */
const holdModal = (page: Page): Promise<() => void> => hold(page, '**/search-modal*')

/** Sends keys one after the other without waiting for the page, as a fast typist does. */
async function type(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const CONTROL = 2
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
  await Promise.all([...press('k', CONTROL), ...Array.from(text).flatMap((key) => press(key))])
}

for (const [moment, wait] of [
  ['as soon as the page shows', (page: Page) => page.getByRole('contentinfo').waitFor()],
  ['as soon as it reacts', hydrated],
  ['when it has loaded', (page: Page) => page.waitForLoadState('networkidle')],
] as const) {
  test(`what is typed after Ctrl+K, ${moment}, is all in the field, also when the modal comes late`, async ({
    page,
  }) => {
    const release = await holdModal(page)
    await page.goto(START, { waitUntil: 'commit' })
    await wait(page)
    await type(page, QUERY.slice(0, 6))
    release()
    await page.keyboard.type(QUERY.slice(6))
    await expect(field(page)).toHaveValue(QUERY)
    await expect(field(page)).toBeFocused()
  })
}

test('while the modal loads, a field of the page gets nothing, a text can be pasted, and Escape cancels', async ({
  page,
}) => {
  const release = await holdModal(page)
  await visit(page, 'search')
  const opener = page.locator('.navbar').getByRole('button', { name: 'Search' })
  const pageField = page.getByRole('main').getByRole('searchbox')
  await pageField.focus()
  await page.keyboard.press('Control+k')
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('abc')
  await page.keyboard.press('Escape')
  await expect(opener).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('a/b')
  await page.keyboard.press('Enter')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ' pasted')
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  release()
  await expect(field(page)).toHaveValue('a/b pasted')
  await expect(pageField).toHaveValue('')
})

test('a modal that cannot be loaded is said, and loaded at the next press, on a narrow screen too', async ({
  keptPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.route('**/search-modal*', (route) => route.abort())
  await visit(page, START)
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
  await page.unroute('**/search-modal*')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('on a page that has loaded', () => {
  test.use({ staysAt: START })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  test('the focused button takes letters and shortcuts, and leaves other keys alone', async ({
    keptPage: page,
  }) => {
    for (const shortcut of ['Control+k', 'Meta+k', '/', 'c']) {
      await button(page).focus()
      for (const key of ['Control+b', 'Meta+b', 'Alt+b', shortcut]) await page.keyboard.press(key)
      await expect(field(page)).toHaveValue(shortcut === 'c' ? 'c' : '')
      await closeSearch(page)
    }
  })

  test('Escape gives the focus back to what had it, and to the button if that is gone', async ({
    keptPage: page,
  }) => {
    const openAndClose = async () => {
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
    }
    for (const selector of ['static-part p > a[href^="/"]', '.code-sample pre']) {
      const before = page.locator(selector).first()
      await before.focus()
      await openAndClose()
      await expect(before).toBeFocused()
    }
    await page.evaluate(() => {
      const passing = document.querySelector('main')?.appendChild(document.createElement('button'))
      passing?.focus()
      addEventListener('focusin', () => passing?.remove(), { once: true })
    })
    await openAndClose()
    await expect(button(page)).toBeFocused()
  })
})

test('Escape gives the focus back to an open editor, where the reader was', async ({ keptPage: page }) => {
  await visit(page, '/api/createSlice')
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  const code = page.locator('.try-editor .cm-content')
  await expect(code).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(code).toBeFocused()
  await page.keyboard.type(' here')
  await expect(code.locator('.cm-line').last()).toHaveText(/ here$/)
})

const MOST_USED = [
  ...['configureStore', 'createSlice', 'createAsyncThunk', 'createApi'],
  ...['fetchBaseQuery', 'createEntityAdapter', 'createListenerMiddleware'],
]
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })

test('an empty field offers the most used APIs, and the page of errors', async ({
  keptPage: page,
  request,
}) => {
  await visit(page, START)
  await button(page).click()
  await expect(group(page, 'Most used APIs').getByRole('option')).toHaveText(MOST_USED)
  for (const link of await options(page).all()) {
    const address = (await link.getAttribute('href')) ?? ''
    expect((await request.get(address)).status(), address).toBe(200)
  }
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toHaveText('Paste an error message')
  await page.keyboard.press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  // Also where the reader is there already.
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/errors$/)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Paste an error/ })).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(options(page).last()).toHaveText('Paste an error message')
  }
})

test('followed hits are offered again, the last one first, and can be removed', async ({
  keptPage: page,
}) => {
  await visit(page, START)
  for (const name of ['createSlice', 'createAction']) {
    await searchFor(page, name)
    await expect(options(page).first()).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.reload()
  await button(page).click()
  const recent = group(page, 'Opened from search').getByRole('option')
  await expect(recent).toHaveText([/^createAction/, /^createSlice/])
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./)
  await dialog(page).getByRole('button', { name: 'Remove createAction from recent pages' }).click()
  await expect(recent).toHaveText([/^createSlice/])
  await expect(field(page)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Remove createSlice from recent pages' }).click()
  await expect(group(page, 'Opened from search')).toHaveCount(0)
  await page.reload()
  await expect(group(page, 'Most used APIs')).toBeVisible()
  await expect(group(page, 'Opened from search')).toHaveCount(0)
})

test.describe('what the search needs', () => {
  /** The addresses of the index and its worker that a page asks for from now on. */
  function recordFiles(page: Page): string[] {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/search-(worker|outline)|assets.search/.test(request.url())) asked.push(request.url())
    })
    return asked
  }

  for (const [sign, give] of [
    ['pointing at the button', (page: Page) => button(page).hover()],
    ['Ctrl', (page: Page) => page.keyboard.press('Control')],
  ] as const) {
    test(`is loaded at ${sign}, not before, the texts later, and each file once`, async ({ page }) => {
      const asked = recordFiles(page)
      await visit(page, START)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0)
      await give(page)
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2)
      expect(asked.filter((url) => url.endsWith('/texts.json'))).toEqual([])
      await expect(dialog(page)).toHaveCount(0)
      for (const query of ['createSlice', 'configureStore']) {
        await searchFor(page, query)
        await expect(options(page).first()).toContainText(query)
        await closeSearch(page)
      }
      await expect.poll(() => asked.some((url) => url.endsWith('/texts.json'))).toBe(true)
      expect(new Set(asked).size).toBe(asked.length)
    })
  }

  test('is loaded by opening the search alone, with data saver on', async ({ page }) => {
    await saveData(page)
    const asked = recordFiles(page)
    await visit(page, START)
    await button(page).hover()
    await button(page).focus()
    await page.keyboard.press('Control')
    // What a hover would begin is asked for within this time.
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await searchFor(page, 'createSlice')
    await expect(options(page).first()).toContainText('createSlice')
    expect(asked).not.toEqual([])
  })
})

import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const editorOf = (page: Page) => page.locator('.try-editor').filter({ visible: true })
const code = (editor: Locator) => editor.locator('.cm-content')
const status = (editor: Locator) => editor.locator('.try-status')
const strip = (editor: Locator) => editor.locator('.try-strip')

/** Opens a starting point of the playground, and writes a text in place of its first file. */
async function write(page: Page, lines: readonly string[], start = 'A store with a slice'): Promise<Locator> {
  await visit(page, '/playground')
  await page.getByRole('radio', { name: start }).check()
  const editor = editorOf(page)
  await expect(status(editor)).toContainText(/unchanged|Ran/)
  await replaceCode(page, editor, lines)
  return editor
}

async function replaceCode(page: Page, editor: Locator, lines: readonly string[]): Promise<void> {
  await code(editor).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(lines.join('\n'))
}

test('what nothing awaits goes on, as in Node', async ({ keptPage: page }) => {
  const editor = await write(page, [
    "import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit'",
    "const load = createAsyncThunk('load', () => new Promise<number>((r) => setTimeout(() => r(7), 500)))",
    "const slice = createSlice({ name: 's', initialState: 0, reducers: {},",
    '  extraReducers: (b) => b.addCase(load.fulfilled, (_s, a) => a.payload) })',
    'const store = configureStore({ reducer: slice.reducer })',
    "store.subscribe(() => console.log('state', store.getState()))",
    'store.dispatch(load())',
    "setTimeout(() => { throw new Error('late') }, 30_000)",
  ])
  await expect(strip(editor)).toContainText('state 7')
  await expect(status(editor)).toHaveText('An error on line 8.')
  await expect(editor.locator('.try-fault-line')).toContainText('late')
  await expect(editor.locator('.cm-lineNumbers')).toBeVisible()
})

test('a timer that never ends is said, and can be waited for', async ({ keptPage: page }) => {
  const editor = await write(page, [
    'let n = 0',
    "setInterval(() => { n += 1; if (n % 50 === 0) console.log('tick', n) }, 1000)",
  ])
  await expect(strip(editor)).toContainText('60 s of simulated time passed; 1 timer still waits.')
  await expect(strip(editor)).not.toContainText('tick 100')
  await editor.getByRole('button', { name: 'Wait longer' }).click()
  await expect(strip(editor)).toContainText('120 s of simulated time passed; 1 timer still waits.')
  await expect(strip(editor)).toContainText('tick 100')
  await expect(editor.getByRole('button', { name: 'Wait longer' })).toBeFocused()
})

test('a sample that polls goes on for a minute at each press, and its store can be asked all the time', async ({
  keptPage: page,
}) => {
  const editor = await write(
    page,
    [
      "import { configureStore } from '@reduxjs/toolkit'",
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'",
      "const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: 'https://tickets.example/api' }),",
      "  endpoints: (build) => ({ all: build.query<unknown, void>({ query: () => 'tickets' }) }) })",
      'const store = configureStore({ reducer: { api: api.reducer }, middleware: (get) => get().concat(api.middleware) })',
      'store.dispatch(api.endpoints.all.initiate(undefined, { subscriptionOptions: { pollingInterval: 1000 } }))',
    ],
    'An API slice with a server',
  )
  const secondsPassed = async (): Promise<number> =>
    Number.parseFloat((await editor.locator('.try-waiting').textContent()) ?? '')
  let before = 0
  for (let press = 0; press < 4; press += 1) {
    await expect.poll(secondsPassed).toBeGreaterThan(before)
    before = await secondsPassed()
    await expect(status(editor)).toHaveText('Ran without an error.')
    await editor.getByRole('grid', { name: 'Actions' }).focus()
    await page.keyboard.press('Home')
    await expect(editor.getByText('The state that the store began with:')).toBeVisible()
    await expect(editor.getByText(/This action can’t be shown/)).toHaveCount(0)
    await editor.getByRole('button', { name: 'Wait longer' }).click()
  }
})

test('a mistake that only the engine finds has its line', async ({ keptPage: page }) => {
  const editor = await write(page, ['const a = 1', 'console.log(a)', 'const a = 2'])
  await expect(status(editor)).toHaveText('An error on line 3.')
  await expect(editor.locator('.try-fault-line')).toContainText('const a = 2')
  for (const [lines, line] of [
    [['function f() {', '  await 1', '}'], 2],
    [['const b = 1', 'const c'], 2],
    [['while (true) break', 'break'], 2],
    [['', 'const q = /(/'], 2],
    [['console.log(1)', '', 'return'], 3],
    [["import { configureStore } from '@reduxjs/toolkt'", 'console.log(configureStore)'], 1],
  ] as const) {
    await replaceCode(page, editor, lines)
    await expect(status(editor)).toHaveText(`An error on line ${line}.`)
  }
})

test('a text that is thrown has its line', async ({ keptPage: page }) => {
  const editor = await write(page, ['const a = 1', "if (a) throw 'full'"])
  await expect(status(editor)).toHaveText('An error on line 2.')
  await expect(strip(editor)).toContainText("'full'")
})

test('a component whose code the engine refuses says where', async ({ keptPage: page }) => {
  const editor = await write(page, ['const a = 1', 'const a = 2'], 'A component')
  await expect(status(editor)).toHaveText('An error on line 2.')
})

test('a busy wait ends, and each run has what a page has of a browser', async ({ keptPage: page }) => {
  const editor = await write(page, [
    'const end = Date.now() + 100',
    'while (Date.now() < end) {}',
    'const begin = performance.now()',
    'while (performance.now() < begin + 50) {}',
    'console.log(crypto.randomUUID().length, performance.now() - begin < 100)',
  ])
  await expect(strip(editor)).toContainText('36 true')
})

test('a draft is printed as Node prints it', async ({ keptPage: page }) => {
  const editor = await write(page, [
    "import { createNextState } from '@reduxjs/toolkit'",
    'let kept: unknown',
    'createNextState({ list: [1] }, (draft) => {',
    '  console.log(draft)',
    '  kept = draft',
    '})',
    'console.log(kept)',
    "console.log('after')",
  ])
  await expect(strip(editor)).toContainText('base_: { list: [ 1 ] }')
  await expect(strip(editor)).toContainText('<Revoked Proxy>')
  await expect(strip(editor)).toContainText('after')
})

test('keys are shown in their order, and a printed error has the reader’s lines alone', async ({
  keptPage: page,
}) => {
  const editor = await write(page, ['const o = { b: 1, a: 2 }', 'o // → 0', "console.log(new Error('mine'))"])
  await expect(editor.locator('.try-changed')).toContainText('{ b: 1, a: 2 }')
  await expect(strip(editor)).toContainText(/Error: mine\s+at src\/\w+\.ts:3:13/)
  await expect(strip(editor)).not.toContainText('blob:')
})

test('half of a word that is composed is not run', async ({ keptPage: page }) => {
  const editor = await write(page, ['const a = 1'])
  await expect(status(editor)).toHaveText('Ran without an error.')
  await page.keyboard.press('ControlOrMeta+End')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: ' +', selectionStart: 2, selectionEnd: 2 })
  await page.waitForTimeout(800)
  await expect(status(editor)).toHaveText('Ran without an error.')
  await client.send('Input.insertText', { text: ' + 1' })
  await expect(code(editor)).toContainText('const a = 1 + 1')
})

test.describe('a component', () => {
  test('whose code is broken keeps what it showed, and the page doesn’t jump or scroll sideways', async ({
    keptPage: page,
  }) => {
    await visit(page, '/playground')
    await page.getByRole('radio', { name: 'A component' }).check()
    const editor = editorOf(page)
    await expect(status(editor)).toContainText(/unchanged|Ran/)
    const frame = editor.locator('.try-frame')
    const heightOf = async () => (await frame.boundingBox())?.height
    // The frame says how high its content is after the run.
    await expect.poll(heightOf).toBeGreaterThan(20)
    const before = await heightOf()
    await code(editor).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('\nconst x = (')
    await expect(status(editor)).toContainText('An error on line')
    await expect(editor.getByText('On the screen before')).toBeVisible()
    expect(await heightOf()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText('1')
    await expect(editor.getByText('On the screen', { exact: true })).toBeVisible()
  })

  test('prints what a dialog would say', async ({ keptPage: page }) => {
    const editor = await write(
      page,
      [
        "import { createRoot } from 'react-dom/client'",
        "alert('hello')",
        "createRoot(document.body.appendChild(document.createElement('div'))).render(<p>Hi</p>)",
      ],
      'A component',
    )
    await expect(strip(editor)).toContainText('alert: hello')
  })
})

test.describe('expanded', () => {
  test('shows code and result side by side, over the page, at an address of its own', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page, '/api/createSlice')
    await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
    const editor = editorOf(page)
    await expect(status(editor)).toContainText('unchanged')
    await editor.getByRole('button', { name: 'Expand' }).click()
    await expect(page).toHaveURL(/#try=.*~\d\+expanded$/)
    const [left, right] = [
      await editor.locator('.try-block').boundingBox(),
      await strip(editor).boundingBox(),
    ]
    expect(left && right && left.x + left.width <= right.x).toBe(true)
    expect((await editor.boundingBox())?.height).toBe(800)
    await page.reload()
    await expect(editor.getByRole('button', { name: 'Back to page' })).toBeVisible()
    // Nothing of the page behind takes the focus.
    const focusIsOutside = () =>
      page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('.try-editor'),
      )
    await editor.getByRole('button', { name: 'Run' }).focus()
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await focusIsOutside()).toBe(false)
    }
    // In the code, the first Escape only lets Tab leave it.
    await code(editor).focus()
    await page.keyboard.press('Escape')
    await expect(editor.getByRole('button', { name: 'Back to page' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.getByRole('button', { name: 'Expand' })).toBeFocused()
    await expect(page).toHaveURL(/#try=.*~\d$/)
  })

  test('isn’t offered in a narrow window', async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await visit(page, '/api/createSlice')
    await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
    await expect(editorOf(page).getByRole('button', { name: 'Expand' })).toBeHidden()
  })
})

test('from 41 lines on, the code scrolls', async ({ keptPage: page }) => {
  const lines = Array.from({ length: 200 }, (_, index) => `const a${index} = ${index}`)
  const editor = await write(page, lines)
  const height = async () => (await editor.locator('.cm-editor').boundingBox())?.height ?? 0
  await expect.poll(height).toBeLessThan(1100)
  await replaceCode(page, editor, lines.slice(0, 30))
  await expect.poll(height).toBeLessThan(800)
})

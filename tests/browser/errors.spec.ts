import { extractErrorCodes } from '../../src/features/api-reference/build/error-codes'
import { libraryDirectory } from '../../src/lib/build/library-files'
import { hold } from './hold'
import { expect, test, type Locator, type Page } from './test'
import { tabTo, visit } from './visit'

/** A message of the list, with a word of the reader's own. */
const MESSAGE = 'A non-serializable value was detected in the state, in the path: `cart.zebra`. Value: Date'
/** The title of its entry. */
const TITLE = 'A non-serializable value in the state'

const box = (page: Page) => page.getByRole('textbox', { name: 'Paste an error' })
const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** The text of the box in the state of the history entry. */
const keptText = (page: Page) =>
  page.evaluate(() => (history.state as { state?: { asked?: string } } | null)?.state?.asked)

test.describe('the box', () => {
  test('answers with cause, fix and page, and keeps the text out of the address', async ({ page }) => {
    await visit(page, '/errors')
    await box(page).fill(MESSAGE)
    await expect(answer(page, TITLE)).toContainText('Cause: A reducer stored a value')
    await expect(answer(page, TITLE)).toContainText('Fix: Store a plain form of the value')
    await expect.poll(() => keptText(page)).toBe(MESSAGE)
    expect(page.url()).not.toContain('?')
    await answer(page, TITLE).getByRole('link', { name: 'Serializability check, the fix' }).click()
    await expect(page.locator('#fix')).toBeInViewport()
  })

  test('tells screen readers once and in a few words, and shows no answer to another text', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/errors')
    await status(page).evaluate((region) => {
      const heard: (string | null)[] = []
      Object.assign(window, { heard })
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await box(page).pressSequentially('#24')
    await page.clock.runFor(1000)
    await expect(answer(page, 'Error 24')).toBeVisible()
    await box(page).pressSequentially(' ')
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'Found: Error 24',
    ])
    await box(page).fill(MESSAGE)
    await expect(box(page)).toHaveValue(MESSAGE)
    await expect(answer(page, 'Error 24')).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(answer(page, TITLE)).toBeVisible()
  })

  test('shows markup as text, and what the search finds for a message that is not in the list', async ({
    page,
  }) => {
    const markup = '<img src=x onerror=alert(1)> & <b>broken</b>'
    await visit(page, `/errors?q=${encodeURIComponent(markup)}`)
    await expect(box(page)).toHaveValue(markup)
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    await answer(page, 'Unknown error').getByRole('link', { name: 'Search the documentation' }).click()
    await expect(page).toHaveURL(/\/search\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe(markup)
    await page.goBack()
    await box(page).fill('npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree')
    const unknown = answer(page, 'Unknown error')
    await expect(unknown).toContainText('Not in this list')
    await expect(status(page)).toHaveText('Not in this list')
    await unknown.getByRole('listitem').first().getByRole('link').click()
    await expect(page.locator('#eresolve')).toBeInViewport()
  })

  test('leaves the address with the first letter that is typed, and is cleared by keyboard', async ({
    page,
    baseURL,
  }) => {
    await visit(page, '/errors?q=24&ref=mail')
    await expect(answer(page, 'Error 24')).toBeVisible()
    await page.clock.install()
    await box(page).press('End')
    await box(page).press('1')
    await expect(page).toHaveURL(`${baseURL}/errors?ref=mail`)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expect(answer(page, 'Error 24')).toHaveCount(0)
  })

  test('keeps what was typed before the page came alive, and tries again when its texts cannot be loaded', async ({
    page,
  }) => {
    await page.route('**/error-finder*', (route) => route.abort())
    const release = await hold(page, '**/assets/js/main*')
    await page.goto('/errors', { waitUntil: 'commit' })
    await box(page).fill('#24')
    release()
    await expect(answer(page, 'Failure')).toContainText('could not be loaded')
    await expect(box(page)).toHaveValue('#24')
    await page.unroute('**/error-finder*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answer(page, 'Error 24')).toBeVisible()
  })
})

test('a link to an answer is copied, and gives way to what is typed, which Back and a reload bring back', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/errors?code=9')
  await box(page).fill('#24')
  await expect(page).toHaveURL(`${baseURL}/errors`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/errors\?q=(24|%2324)$/)
  await page.reload()
  await expect(page).toHaveURL(`${baseURL}/errors`)
  await expect(box(page)).toHaveValue('#24')
  await answer(page, 'Error 24').getByRole('link').click()
  await expect(page).toHaveURL(/combineSlices/)
  await page.goBack()
  await expect(box(page)).toHaveValue('#24')
  await expect(answer(page, 'Error 24')).toBeVisible()
})

test('"Copy link" says so when the browser refuses', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
  })
  await visit(page, '/errors?q=24')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
})

test('every code has an entry with an anchor, cause and fix, also without scripts', async ({ browser }) => {
  const { codes } = extractErrorCodes(libraryDirectory('.'))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/errors#code-39')
  await expect(page.locator('#code-39')).toBeInViewport()
  const entries = page.getByRole('listitem').filter({ has: page.locator('[id^="code-"]') })
  await expect(entries.filter({ hasText: 'Cause:' }).filter({ hasText: 'Fix:' })).toHaveCount(codes.length)
  await expect(page.locator('[id^="code-"]')).toHaveCount(codes.length)
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect(page.locator('#non-serializable-state')).toBeVisible()
  await context.close()
})

for (const [code, name, texts] of [
  ['24', 'Error 24', ['The slice reducer for key', '⟨slice key⟩', 'Production and development']],
  ['19', 'Error 19', ['Development only', 'In production: Nothing is checked']],
  ['999', 'Unknown error code', ['No error has the number 999']],
  ['<img src=x>', 'Malformed error code', ['“<img src=x>” is not an error code']],
] as const) {
  test(`?code=${code} is answered`, async ({ page }) => {
    await page.goto(`/errors?code=${encodeURIComponent(code)}`)
    for (const text of texts) await expect(answer(page, name)).toContainText(text)
    await expect(page.locator('main img')).toHaveCount(0)
  })
}

test('the search leads from an error to its explanation by keyboard, and offers that for nothing else', async ({
  page,
}) => {
  const link = (within: Page | Locator) =>
    within.getByRole('link', { name: 'Look it up as an error message' })
  await visit(page, '/api/createSlice')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const query = dialog.getByRole('combobox')
  await query.fill('TS2742')
  await expect(link(dialog)).toBeVisible()
  await query.fill('error handling')
  await expect(link(dialog)).toHaveCount(0)
  // An error without a result, too.
  await query.fill('#qqqqqq xxxyyyzzz error: wwwvvv')
  await expect(link(dialog)).toBeVisible()
  await query.fill("Actions must be plain objects. Instead, the actual type was: 'function'. You may")
  await tabTo(page, link(dialog), 6)
  await page.keyboard.press('Enter')
  await expect(answer(page, 'Redux error 7: actions must be plain objects')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // The reader came for the answer, not for the box.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

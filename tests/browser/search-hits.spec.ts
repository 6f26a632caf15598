import { button, closeSearch, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test, type Locator } from './test'
import { visit } from './visit'

/** The ways in which browsers open a link elsewhere. */
const CLICKS_ELSEWHERE: readonly (readonly [how: string, Parameters<Locator['click']>[0]])[] = [
  ['Ctrl or ⌘', { modifiers: ['ControlOrMeta'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
]

test('fetches nothing of the index before the reader shows intent, and each file once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofSearch = () => fetched.filter((path) => /search-(worker|outline)|assets.search/.test(path))
  await visit(page, START)
  await page.waitForLoadState('networkidle')
  expect(ofSearch()).toEqual([])
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0)
  await searchFor(page, 'createSlice')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await searchFor(page, 'configureStore')
  await expect(options(page).first()).toBeVisible()
  await expect.poll(() => ofSearch().some((path) => path.endsWith('/texts.json'))).toBe(true)
  expect(new Set(ofSearch()).size).toBe(ofSearch().length)
})

test('moves through the results and opens one by keyboard alone', async ({ keptPage: page }) => {
  await visit(page, START)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.insertText('configureStore')
  const results = options(page)
  // The number comes with the last hits, which may be in another order.
  await expect(dialog(page).getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible()
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
  const target = await results.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(target)
})

test('works at 390 pixels: nothing is wider than the screen', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, START)
  await searchFor(page, 'getDefaultMiddleware')
  await expect(options(page).first()).toBeVisible()
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider).toBe(false)
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('shows text that looks like HTML as text', async ({ keptPage: page }) => {
  const place = { path: '/x', section: 'A & B', language: 'en', tag: 'default', version: 'current' }
  const pages = [{ ...place, records: [[1, '<Provider> <img src=x>', null]] }]
  const outline = { origin: 'https://docs.example.org', pages }
  await page.route('**/search-outline.json', (route) =>
    route.fulfill({ json: { id: 'x', outline, termFiles: null } }),
  )
  await page.route('**/assets/search/x/texts.json', (route) =>
    route.fulfill({ json: { '/x': [['The <Provider> element']] } }),
  )
  await visit(page, START)
  await searchFor(page, 'provider')
  await expect(options(page)).toContainText('<Provider> <img src=x>')
  await expect(options(page)).toContainText('The <Provider> element')
  await expect(dialog(page)).toContainText('A & B')
  await expect(dialog(page).locator('img')).toHaveCount(0)
})

test.describe('in a search that leaves the page where it is', () => {
  test.use({ staysAt: START })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  test('selects the first result, groups results by page, and shows the way to each', async ({
    keptPage: page,
  }) => {
    await searchFor(page, 'getDefaultMiddleware')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toContainText('getDefaultMiddleware')
    await expect(options(page).locator('.search-option__place').first()).not.toBeEmpty()
    await expect(dialog(page).locator('.DocSearch-Hit-source').first()).toHaveText(
      'API › getDefaultMiddleware',
    )
    const groups = await dialog(page).locator('.DocSearch-Hit-source').allTextContents()
    expect(new Set(groups).size).toBe(groups.length)
  })

  test('announces how many results there are', async ({ keptPage: page }) => {
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?$/)
    await field(page).fill('xqzwvkj')
    await expect(dialog(page).getByRole('status')).toHaveText('0 results')
  })

  test('opens a result in a tab of its own by a click with Ctrl or ⌘', async ({ keptPage: page }) => {
    await searchFor(page, 'createSlice')
    const result = options(page).first()
    await expect(result).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await result.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/api\/createSlice/)
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/getting-started$/)
  })

  test('opens the selected result in a tab of its own by Ctrl+Enter', async ({ keptPage: page }) => {
    await searchFor(page, 'createSlice')
    await expect(options(page).first()).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(await opened).toHaveURL(/\/api\/createSlice/)
    await expect(page).toHaveURL(/getting-started$/)
  })

  test('takes a pasted error of 300 characters and finds what it is about', async ({ keptPage: page }) => {
    const frames = Array.from(
      { length: 9 },
      (_, line) => ` at run (webpack-internal:///./src/a.js:${line}:7)`,
    )
    const error = `Error: No data found at \`state.api\`. Did you forget to add the reducer to the store?${frames.join('')}`
    await searchFor(page, error.slice(0, 300))
    await expect(field(page)).toHaveAttribute('maxlength', '300')
    await expect(field(page)).toHaveValue(error.slice(0, 300))
    await expect(options(page).first()).toContainText('No data found at state.api')
  })

  test('finds what was meant, whatever the reader calls it', async ({ keptPage: page }) => {
    await button(page).click()
    for (const [query, answer] of [
      ['how can I pass an api client to my thunks?', /extra argument/i],
      ['getDefualtMiddlware', 'getDefaultMiddleware'],
      ['HMR', /hot (update|reload)/i],
    ] as const) {
      await field(page).fill(query)
      await expect(options(page).first()).toContainText(answer)
    }
  })

  for (const [what, query, name] of [
    ['the list of all results', 'slice reducers', /^See all \d+ results$/],
    ['the errors page', 'Cannot read properties of undefined', 'Look it up as an error message'],
  ] as const) {
    for (const [how, click] of CLICKS_ELSEWHERE) {
      test(`stays open when ${what} opens elsewhere by a click with ${how}`, async ({ keptPage: page }) => {
        await searchFor(page, query)
        const opened = page.context().waitForEvent('page')
        await dialog(page).getByRole('link', { name }).click(click)
        await expect(await opened).toHaveURL(/\/(?:search|errors)\?q=/)
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(/getting-started$/)
      })
    }
  }

  test('has no empty line in rows without a text', async ({ keptPage: page }) => {
    await searchFor(page, 'Cannot read properties of undefined')
    const rows = dialog(page).locator('.DocSearch-Hit')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?$/)
    const empty = rows.filter({ has: page.locator('.search-option__excerpt:empty') })
    await expect(empty).toHaveCount(0)
    const height = async (hasText: boolean) => {
      const box = await rows
        .and(page.locator(`[data-two-lines="${hasText}"]`))
        .first()
        .boundingBox()
      return box?.height ?? 0
    }
    expect(await height(false)).toBeLessThan(await height(true))
  })

  test('keeps Tab inside', async ({ keptPage: page }) => {
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for')).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await field(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  })
})

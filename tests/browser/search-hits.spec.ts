import type { FirstFile } from '../../src/features/search/shared/index-files'
import { hold } from './hold'
import { getOpenedAddress } from './opened-address'
import { closeSearch, dialog, field, options, searchFor, START } from './search-parts'
import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const TEXTS = '**/assets/search/*/texts.json'
const OUTLINE = '**/search-outline.json'
const WORKER = '**/search-worker.*.js'

const excerpts = (page: Page) => dialog(page).locator('.search-option__excerpt')
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' })
const all = (page: Page) => dialog(page).getByRole('link', { name: /^See all \d+ results$/ })

/** The ways in which browsers open a link elsewhere. */
const CLICKS_ELSEWHERE: readonly Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
]

test('on a phone, nothing is wider than the screen, and Cancel closes', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, START)
  await searchFor(page, 'getDefaultMiddleware')
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('in a search that leaves the page where it is', () => {
  test.use({ staysAt: START })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  test('results are grouped by page, counted, moved through, and rows have their height', async ({
    keptPage: page,
  }) => {
    await searchFor(page, 'getDefaultMiddleware')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toContainText('getDefaultMiddleware')
    await expect(dialog(page).locator('.search-option__place').first()).not.toBeEmpty()
    const sources = dialog(page).locator('.DocSearch-Hit-source')
    await expect(sources.first()).toHaveText('API › getDefaultMiddleware')
    const groups = await sources.allTextContents()
    expect(new Set(groups).size).toBe(groups.length)
    await expect(dialog(page)).not.toContainText(/algolia|powered/i)
    await field(page).fill('Cannot read properties of undefined')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?$/)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    // One height for rows with a text, and a smaller one for those without.
    await expect(dialog(page).locator('.search-option__excerpt:empty')).toHaveCount(0)
    const [withText, without] = await Promise.all(
      [true, false].map(async (hasText) => {
        const rows = dialog(page).locator(`[data-two-lines="${hasText}"] [role=option]`)
        return [...new Set(await rows.evaluateAll((found) => found.map((row) => row.clientHeight)))]
      }),
    )
    expect([withText?.length, without?.length]).toEqual([1, 1])
    expect(without?.[0]).toBeLessThan(withText?.[0] ?? 0)
  })

  test('opens elsewhere what a reader wants there, and stays open', async ({ keptPage: page }) => {
    const errors = dialog(page).getByRole('link', { name: 'Look it up as an error message' })
    const hit = options(page).first()
    const clicks = (link: Locator) => CLICKS_ELSEWHERE.map((click) => () => link.click(click))
    for (const [query, shown, follow] of [
      ['slice reducers', all(page), clicks(all(page))],
      ['Cannot read properties of undefined', errors, clicks(errors)],
      [
        'createSlice',
        hit,
        [() => hit.click({ modifiers: ['ControlOrMeta'] }), () => page.keyboard.press('ControlOrMeta+Enter')],
      ],
    ] as const) {
      if (!(await dialog(page).isVisible())) await searchFor(page, query)
      await field(page).fill(query)
      await expect(shown).toBeVisible()
      for (const open of follow) {
        expect(await getOpenedAddress(page, open)).toMatch(/\/(?:search\?q=|errors\?q=|api\/createSlice)/)
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(/getting-started$/)
      }
    }
  })

  test('keeps Tab inside, and forgets an empty result when the query is cleared', async ({
    keptPage: page,
  }) => {
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
    await expect(dialog(page).getByRole('status')).toHaveText('0 results')
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await field(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
    await expect(dialog(page).getByText('No results for')).toHaveCount(0)
  })
})

test.describe('hits come from headings first', () => {
  test('and get their texts later, in their places', async ({ keptPage: page }) => {
    const release = await hold(page, TEXTS)
    await visit(page, START)
    await searchFor(page, 'cache')
    await expect(options(page).nth(3)).toBeVisible()
    await expect(excerpts(page).first()).toBeEmpty()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
    const addresses = () => options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
    const [before, place] = [await addresses(), await options(page).nth(3).boundingBox()]
    release()
    await expect(excerpts(page).first()).not.toBeEmpty()
    expect((await addresses()).slice(0, before.length)).toEqual(before)
    expect(await options(page).nth(3).boundingBox()).toEqual(place)
    await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true')
  })

  test('and stay without their texts, which asking again completes', async ({ keptPage: page }) => {
    await page.route(TEXTS, (route) => route.abort())
    await visit(page, START)
    await searchFor(page, 'invalidatesTags')
    const incomplete = dialog(page).locator('.search-after').getByText('Results may be incomplete.')
    await expect(incomplete).toBeVisible()
    await expect(options(page).first()).toContainText('invalidatesTags')
    await page.unroute(TEXTS)
    await retry(page).click()
    await expect(incomplete).toBeHidden()
    await expect(excerpts(page).first()).not.toBeEmpty()
  })
})

test('says that results cannot be fetched without the worker, and asking again works', async ({
  keptPage: page,
}) => {
  await page.route(WORKER, (route) => route.abort())
  await visit(page, START)
  await searchFor(page, 'invalidatesTags')
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
  await page.unroute(WORKER)
  await retry(page).click()
  await expect(options(page).first()).toContainText('invalidatesTags')
})

test('after a deployment, the search goes on with the new index, and then works offline', async ({
  page,
  context,
}) => {
  let outlines = 0
  await page.route(OUTLINE, async (route) => {
    outlines += 1
    const response = await route.fetch()
    const first = (await response.json()) as FirstFile
    await route.fulfill({ json: outlines === 1 ? { ...first, id: 'older' } : first })
  })
  await visit(page, START)
  await searchFor(page, 'invalidatesTags')
  await expect(excerpts(page).first()).not.toBeEmpty()
  await expect(dialog(page).getByText('Results may be incomplete.')).toBeHidden()
  expect(outlines).toBe(2)
  await context.setOffline(true)
  await field(page).fill('createListenerMiddleware')
  await expect(options(page).first()).toContainText('createListenerMiddleware')
  await expect(excerpts(page).first()).not.toBeEmpty()
})

test('Enter that comes before the answer waits for it, and follows the best hit', async ({ page }) => {
  const release = await hold(page, OUTLINE)
  await visit(page, START)
  await searchFor(page, 'createSlice')
  await expect(dialog(page)).toContainText('Searching…')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/api\/createSlice$/)
  await expect(dialog(page)).toHaveCount(0)
})

import type { FirstFile } from '../../src/features/search/shared/index-files'
import { readBuiltRecords } from '../../src/features/search/relevance/built-records'
import { hold } from './hold'
import { dialog, options } from './search-parts'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const START = '/introduction/getting-started'
const TEXTS = '**/assets/search/*/texts.json'
const OUTLINE = '**/search-outline.json'
const WORKER = '**/search-worker.*.js'

const excerpts = (page: Page) => dialog(page).locator('.search-option__excerpt')
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' })

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(query)
}

/** A long word that is in the text of one page, and in no heading. */
function wordOfOneText(): { word: string; path: string } {
  const records = readBuiltRecords()
  const headings = records
    .map(({ hierarchy, anchor }) => [...Object.values(hierarchy), anchor].join(' '))
    .join(' ')
  const known = headings.toLowerCase()
  for (const { content, url_without_anchor: url } of records) {
    for (const [word] of (content ?? '').matchAll(/\b[a-z]{10,}\b/g)) {
      const users = records.filter((record) => record.content?.toLowerCase().includes(word.slice(0, 6)))
      const isOfOnePage = users.every((record) => record.url_without_anchor === url)
      if (isOfOnePage && !known.includes(word.slice(0, 5))) return { word, path: new URL(url).pathname }
    }
  }
  throw new Error('Every long word is in several texts or in a heading.')
}

test('hits come from headings, and get their text later', async ({ keptPage: page }) => {
  const release = await hold(page, TEXTS)
  await page.goto(START)
  await search(page, 'invalidatesTags')
  await expect(options(page).first()).toContainText('invalidatesTags')
  await expect(excerpts(page).first()).toBeEmpty()
  release()
  await expect(excerpts(page).first()).not.toBeEmpty()
})

test('texts find what no heading says', async ({ keptPage: page }) => {
  const release = await hold(page, TEXTS)
  await page.goto(START)
  const { word, path } = wordOfOneText()
  await search(page, word)
  release()
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${path}`))
})

test('a refined list leaves the chosen hit in its place', async ({ keptPage: page }) => {
  const release = await hold(page, TEXTS)
  await page.goto(START)
  await search(page, 'cache')
  await expect(options(page).nth(3)).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  const before = await options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
  const place = await options(page).nth(3).boundingBox()
  release()
  await expect(excerpts(page).first()).not.toBeEmpty()
  const after = await options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
  expect(after.slice(0, before.length)).toEqual(before)
  expect(await options(page).nth(3).boundingBox()).toEqual(place)
  await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true')
})

test('without the texts, hits of headings stay, and asking again completes them', async ({
  keptPage: page,
}) => {
  await page.route(TEXTS, (route) => route.abort())
  await page.goto(START)
  await search(page, 'invalidatesTags')
  await expect(dialog(page).locator('.search-after').getByText('Results may be incomplete.')).toBeVisible()
  await expect(options(page).first()).toContainText('invalidatesTags')
  await page.unroute(TEXTS)
  await retry(page).click()
  await expect(dialog(page).locator('.search-after').getByText('Results may be incomplete.')).toBeHidden()
  await expect(excerpts(page).first()).not.toBeEmpty()
})

for (const [name, file] of [
  ['outline', OUTLINE],
  ['worker', WORKER],
] as const) {
  test(`without the ${name}, the search says that it failed, and asking again works`, async ({
    keptPage: page,
  }) => {
    await page.route(file, (route) => route.abort())
    await page.goto(START)
    await search(page, 'invalidatesTags')
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
    await page.unroute(file)
    await retry(page).click()
    await expect(options(page).first()).toContainText('invalidatesTags')
  })
}

test('after a deployment, the search goes on with the new index', async ({ keptPage: page }) => {
  let outlines = 0
  await page.route(OUTLINE, async (route) => {
    outlines += 1
    const response = await route.fetch()
    const first = (await response.json()) as FirstFile
    await route.fulfill({ json: outlines === 1 ? { ...first, id: 'older' } : first })
  })
  await page.goto(START)
  await search(page, 'invalidatesTags')
  await expect(excerpts(page).first()).not.toBeEmpty()
  await expect(dialog(page).getByText('Results may be incomplete.')).toBeHidden()
  expect(outlines).toBe(2)
})

test('after the first search, the search works offline', async ({ page, context }) => {
  await page.goto(START)
  await search(page, 'polling')
  await expect(excerpts(page).first()).not.toBeEmpty()
  await context.setOffline(true)
  await dialog(page).locator('input').fill('createListenerMiddleware')
  await expect(options(page).first()).toContainText('createListenerMiddleware')
  await expect(excerpts(page).first()).not.toBeEmpty()
})

test.describe('on intent', () => {
  const isOfSearch = (url: string) => /search-(?:outline|worker)/.test(url)

  test('what the first hits need is loaded', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, START)
    expect(asked.filter(isOfSearch)).toEqual([])
    await page.getByRole('button', { name: 'Search', exact: true }).hover()
    await expect.poll(() => asked.filter(isOfSearch).length).toBeGreaterThanOrEqual(2)
    expect(asked.some((url) => url.includes('texts.json'))).toBe(false)
  })
})

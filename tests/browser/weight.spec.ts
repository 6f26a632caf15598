import type { APIRequestContext } from '@playwright/test'

import { FIRST_FILE, type FirstFile } from '../../src/features/search/shared/index-files'
import { hold, type Measured } from '../sizes/budget'
import { EDITORS, EVERYTHING, SCRIPTS, TYPES } from '../sizes/budgets'
import { compressedSize } from '../sizes/measure'
import { expect, test } from './test'
import { saveData } from './connection'

/** Asks for the files again, because the browser drops bodies and the page may still be asking when the test ends. */
async function measure(addresses: ReadonlySet<string>, request: APIRequestContext): Promise<Measured> {
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const size = compressedSize(await (await request.get(address)).body())
      return [new URL(address).pathname, size] as const
    }),
  )
  return { counts: {}, parts: Object.fromEntries(sizes) }
}

async function countPages(request: APIRequestContext): Promise<number> {
  const answer = await request.get(FIRST_FILE)
  return ((await answer.json()) as FirstFile).outline.pages.length
}

/**
 * The most requests that the first load of a page may make: the document, the styles, the font, the logo, and the scripts
 * that all pages share and its own; with two styles and a script more for a live demo. There is room for one more of a kind. A
 * module that many pages share and that gets a chunk of its own costs each of them a request
 * (src/features/fast-pages/bundle/chunks.ts).
 */
const MOST_REQUESTS: Readonly<Record<string, number>> = { '/': 14, '/api/createSlice': 12, '/errors': 10 }

for (const [path, budget] of Object.entries(SCRIPTS)) {
  test(`the JavaScript of ${path} and the number of requests keep their budget`, async ({
    page,
    request,
  }) => {
    await saveData(page)
    const addresses = new Set<string>()
    const all: string[] = []
    page.on('request', (asked) => {
      if (asked.url().startsWith('http')) all.push(asked.url())
      if (asked.resourceType() === 'script') addresses.add(asked.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS[path] ?? 0)
    const measured = await measure(addresses, request)
    const counts = { 'page of the site': await countPages(request) }
    const { bytes, limit, explanation } = hold(budget, { ...measured, counts, of: path })
    expect(bytes, explanation).toBeLessThanOrEqual(limit)
    expect(addresses.size).toBeGreaterThan(1)
  })
}

for (const [path, budget] of Object.entries(EVERYTHING)) {
  test(`what ${path} fetches without any action keeps its budget`, async ({ page, request }) => {
    await page.clock.install()
    const addresses = new Set<string>()
    page.on('request', (asked) => {
      if (asked.url().startsWith('http')) addresses.add(asked.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (let second = 0; second < 10; second++) await page.clock.runFor(1000)
    await page.waitForLoadState('networkidle')
    const { bytes, limit, explanation } = hold(budget, { ...(await measure(addresses, request)), of: path })
    expect(bytes, explanation).toBeLessThanOrEqual(limit)
    expect([...addresses].join()).not.toContain('search-modal')
  })
}

for (const { path, block, budget } of EDITORS) {
  test(`an editor on ${path} keeps its budget`, async ({ page, request }) => {
    await saveData(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const addresses = new Set<string>()
    page.on('request', (asked) => {
      if (asked.url().startsWith('http')) addresses.add(asked.url())
    })
    await page.locator('[data-sample]').filter({ hasText: block }).first().locator('.code-edit').click()
    await expect(page.locator('.try-status')).not.toContainText('Running')
    const { bytes, limit, explanation } = hold(budget, { ...(await measure(addresses, request)), of: path })
    expect(bytes, explanation).toBeLessThanOrEqual(limit)
    expect(addresses.size).toBeGreaterThan(5)
  })
}

test('the check of types keeps its budget', async ({ page, request }) => {
  test.slow()
  await saveData(page)
  await page.goto('/api/createSlice', { waitUntil: 'networkidle' })
  await page.locator('[data-sample] .code-edit').first().click()
  await expect(page.locator('.try-status')).not.toContainText('Running')
  const addresses = new Set<string>()
  // Those of the worker are its context's.
  page.context().on('request', (asked) => addresses.add(asked.url()))
  await page.getByRole('button', { name: 'Check types' }).click()
  await expect(page.getByRole('group', { name: 'Types' })).toHaveText('No type errors.')
  const { bytes, limit, explanation } = hold(TYPES, await measure(addresses, request))
  expect(bytes, explanation).toBeLessThanOrEqual(limit)
  expect(addresses.size).toBe(2)
})

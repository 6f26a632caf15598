import { expect, test, type Page } from './test'

import { contentChunkOf } from './chunks'

const hydrated = (page: Page) => page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
const toUsageGuide = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Usage Guide' })

/** No prefetching, so that a page's code is loaded by the click alone. */
async function withDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
  })
}

test("on a route change, the next page's code is loaded first; a progress bar appears, no spinner", async ({
  page,
}) => {
  const chunk = await contentChunkOf(page, '/usage/usage-guide')
  await withDataSaver(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(chunk, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tutorials/overview')
  await hydrated(page)
  await toUsageGuide(page).click()
  await expect(page.locator('#nprogress')).toBeAttached()
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

test('if loading the next page fails, the page reloads fully', async ({ page }) => {
  const chunk = await contentChunkOf(page, '/usage/usage-guide')
  await withDataSaver(page)
  await page.route(chunk, (route) => route.abort(), { times: 1 })
  await page.goto('/tutorials/overview')
  await hydrated(page)
  const reloaded = page.waitForEvent('load')
  await toUsageGuide(page).click()
  await reloaded
  await expect(page).toHaveURL(/usage-guide$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
})

test.describe('a first page whose code fails to load', () => {
  test.use({ expectedErrors: /^Loading chunk \w+ failed/ })

  test('keeps its text and offers Retry', async ({ page }) => {
    const chunk = await contentChunkOf(page, '/usage/usage-guide')
    await page.route(chunk, (route) => route.abort(), { times: 1 })
    await page.goto('/usage/usage-guide')
    const strip = page.getByRole('alert').filter({ hasText: 'failed to load' })
    await expect(strip).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
    await strip.getByRole('button', { name: 'Retry' }).click()
    await hydrated(page)
    await expect(strip).toHaveCount(0)
  })
})

/** The addresses that the page asked the browser to prefetch within its first ten seconds. */
async function prefetched(page: Page): Promise<string[]> {
  await page.clock.install()
  await page.goto('/tutorials/overview')
  await hydrated(page)
  // In steps, because the browser reports visible links only between frames.
  for (let step = 0; step < 20; step++) await page.clock.runFor(500)
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test('chunks of linked pages are prefetched, and the frame of demos', async ({ page }) => {
  const fetched = await prefetched(page)
  expect(fetched.length).toBeGreaterThan(1)
  const [frame, ...others] = fetched.filter((address) => address.includes('demo-frame'))
  expect(others).toEqual([])
  const { status, text } = await page.evaluate(async (address) => {
    const response = await fetch(address)
    return { status: response.status, text: await response.text() }
  }, frame ?? 'none')
  expect(status).toBe(200)
  expect(text).toContain('data-live-demo')
})

test('the pages that the pagination leads to are fetched once the page is interactive', async ({ page }) => {
  const chunks = await Promise.all([
    contentChunkOf(page, '/introduction/why-rtk-is-redux-today'),
    contentChunkOf(page, '/tutorials/quick-start'),
  ])
  // An image that never arrives: what waits for the end of the first load doesn't begin.
  await page.route('**/*.svg', () => undefined)
  const fetched = chunks.map((chunk) => page.waitForRequest(chunk))
  const texts = [1, 2].map((count) => {
    let seen = 0
    return page.waitForRequest((request) => request.url().includes('/assets/fragments/') && ++seen === count)
  })
  await page.goto('/tutorials/overview', { waitUntil: 'commit' })
  await Promise.all([...fetched, ...texts])
})

const COSTLY = [
  { name: 'a 2g connection', connection: { effectiveType: '2g', saveData: false } },
  { name: 'a slow-2g connection', connection: { effectiveType: 'slow-2g', saveData: false } },
  { name: 'the data-saver setting', connection: { effectiveType: '4g', saveData: true } },
] as const

for (const { name, connection } of COSTLY) {
  test(`nothing is prefetched on ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    expect(await prefetched(page)).toEqual([])
  })
}

test('a partial navigator.connection throws nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } })
  })
  await prefetched(page)
  await toUsageGuide(page).hover()
  await toUsageGuide(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
  expect(errors).toEqual([])
})

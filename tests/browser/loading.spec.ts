import { contentChunkOf } from './chunks'
import { prefetched } from './prefetched'
import { expect, test, type Page } from './test'
import { pretendConnection } from './connection'

const toUsageGuide = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Usage Guide' })

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
    contentChunkOf(page, '/introduction/releases'),
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

test('nothing is prefetched on a slow-2g connection', async ({ page }) => {
  await pretendConnection(page, { effectiveType: 'slow-2g', saveData: false })
  expect(await prefetched(page)).toEqual([])
})

test('a partial navigator.connection throws nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await pretendConnection(page, { saveData: false })
  await prefetched(page)
  await toUsageGuide(page).hover()
  await toUsageGuide(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
  expect(errors).toEqual([])
})

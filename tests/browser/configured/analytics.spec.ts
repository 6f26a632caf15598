import { expect, test, type Page, type Request, type Route } from '../test'
import { hydrated, visit } from '../visit'

const SCRIPT_URL = 'https://stats.example.test/script.js'

/** Answers requests to the analytics host, and records them. */
async function mockService(page: Page): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('https://stats.example.test/**', async (route) => {
    requests.push(route.request())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.trackerRan = true' })
  })
  return requests
}

const toTutorials = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
}

test('the script comes from its domain, deferred, with its settings, once, and the policy lets it report', async ({
  page,
}) => {
  const requests = await mockService(page)
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src [^;]* https:\/\/stats\.example\.test;/)
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/stats\.example\.test https:\/\/testappid-dsn\.algolia\.net /,
  )
  await page.waitForFunction(() => 'trackerRan' in window)
  await toTutorials(page)
  expect(requests.map((request) => request.url())).toEqual([SCRIPT_URL])
  const script = page.locator(`script[src="${SCRIPT_URL}"]`)
  await expect(script).toHaveCount(1)
  await expect(script).toHaveAttribute('defer', '')
  await expect(script).toHaveAttribute('data-website-id', '0f9d-11aa')
  for (const name of ['auto-track', 'exclude-search', 'exclude-hash', 'do-not-track', 'cache'])
    await expect(script).toHaveAttribute(`data-${name}`, 'true')
  const status = await page.evaluate(async () => (await fetch('https://stats.example.test/api/send')).status)
  expect(status).toBe(200)
})

test('under Do Not Track the script is never inserted', async ({ page }) => {
  const requests = await mockService(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expect(page.locator(`script[src="${SCRIPT_URL}"]`)).toHaveCount(0)
})

for (const [what, answer] of [
  ['is down', (route: Route) => route.abort()],
  ['never answers', () => new Promise<void>(() => undefined)],
] as const) {
  test(`an analytics host that ${what} leaves pages that work and lead on`, async ({ page }) => {
    await page.route('https://stats.example.test/**', answer)
    await page.goto('/', { waitUntil: 'commit' })
    await hydrated(page)
    await toTutorials(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

import { FIELDS, SECRET } from '../reader-fields'
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

test('no page view that the tracker reports has anything that a reader wrote', async ({ page }) => {
  const reports: string[] = []
  await page.route('https://stats.example.test/**', (route) => {
    if (route.request().method() === 'POST') reports.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'text/javascript', body: `(${tracker.toString()})()` })
  })
  // The hosted search gets what is searched: that is what it is for.
  await page.route(/^https:[^?]*algolia(net)?\.(net|com)/, (route) =>
    route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
  )
  for (const name of [
    'the error message of the home page',
    'the box of the errors',
    'the code of an editor',
    'the filter of symptoms',
  ])
    await FIELDS[name]?.(page)
  // The address of a sample that somebody has edited and shared.
  await page.goto(`/api/createReducer#try=usage~1:${SECRET}`)
  await expect.poll(() => reports.filter((report) => report.includes('createReducer'))).toHaveLength(1)
  await page.goto('/no/such/page')
  await page.locator('main').getByLabel('Search the documentation').fill(SECRET)
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SECRET)
  const before = reports.length
  await toTutorials(page)
  await expect.poll(() => reports.length).toBeGreaterThan(before)
  expect(reports.length).toBeGreaterThan(5)
  expect(reports.filter((report) => report.includes(SECRET))).toEqual([])
})

test.describe('a hostile analytics script', () => {
  test.use({ expectedErrors: /Thrown by the tracker|Content Security Policy|Policy violation/ })

  test('that throws, wraps the history and reaches for others leaves pages that work', async ({ page }) => {
    const foreign: string[] = []
    await page.route('https://elsewhere.example.test/**', (route) => {
      foreign.push(route.request().url())
      return route.abort()
    })
    await page.route('https://stats.example.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${hostileTracker.toString()})()` }),
    )
    await visit(page, '/')
    await page.waitForFunction(() => 'trackerRan' in window)
    await toTutorials(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(foreign).toEqual([])
  })
})

/** Runs in the browser, in the place of the tracker. */
function hostileTracker() {
  Object.assign(window, { trackerRan: true })
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    history[name] = (...given) => {
      own(...given)
      setTimeout(() => {
        throw new Error('Thrown by the tracker')
      })
    }
  }
  localStorage.setItem('theme', '{')
  addEventListener('click', () => {
    throw new Error('Thrown by the tracker')
  })
  void fetch('https://elsewhere.example.test/').catch(() => undefined)
  document.head.append(
    Object.assign(document.createElement('script'), { src: 'https://elsewhere.example.test/a.js' }),
  )
  throw new Error('Thrown by the tracker')
}

/** Runs in the browser, in the place of the tracker: reports page views as the real one does. */
function tracker() {
  const { dataset } = document.currentScript as HTMLScriptElement
  let shown = ''
  const report = () => {
    const url = new URL(location.href)
    if (dataset.excludeSearch === 'true') url.search = ''
    if (dataset.excludeHash === 'true') url.hash = ''
    if (url.href === shown) return
    const referrer = shown === '' ? document.referrer : shown
    shown = url.href
    // After the page has set its title.
    setTimeout(() => {
      const body = JSON.stringify({ url: url.href, title: document.title, referrer })
      void fetch('https://stats.example.test/api/send', { method: 'POST', body })
    }, 300)
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    history[name] = (...given) => {
      own(...given)
      report()
    }
  }
  report()
}

import type { FirstFile } from '../../src/features/search/shared/index-files'
import { getContentChunk } from '../browser/chunks'
import { hold } from '../browser/hold'
import { prefetched } from '../browser/prefetched'
import { dialog, options, searchFor, START } from '../browser/search-parts'
import { expect, test } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'
import { pretendConnection } from '../browser/connection'

const PREFETCHING =
  'The site requests static page and code chunks and prefetches them, except on slow (2g) connections or when the data-saver setting is on.'

test(line(PREFETCHING, 'the next page, once its link comes near'), async ({ page }) => {
  const fetched = await prefetched(page)
  const chunks = fetched.filter((address) => address.startsWith('/assets/js/'))
  expect(chunks).toContain(new URL(await getContentChunk(page, '/tutorials/quick-start')).pathname)
  for (const address of fetched) expect((await page.request.get(address)).status(), address).toBe(200)
})

const COSTLY = [
  { name: 'a 2g connection', connection: { effectiveType: '2g', saveData: false } },
  { name: 'the data-saver setting', connection: { effectiveType: '4g', saveData: true } },
] as const

for (const { name, connection } of COSTLY) {
  test(line(PREFETCHING, `nothing on ${name}`), async ({ page }) => {
    await pretendConnection(page, connection)
    expect(await prefetched(page)).toEqual([])
  })
}

test(
  line(
    [
      'The search modal queries a hosted search service, filtered by language and by the docs tag of the active version.',
      'Search is contextual.',
    ],
    'the embedded index; the suite of the configured build holds the hosted service',
  ),
  async ({ keptPage: page }) => {
    await page.route('**/search-outline.json', async (route) => {
      const response = await route.fetch()
      const { outline, ...rest } = (await response.json()) as FirstFile
      const pages = outline.pages.map((entry) => ({ ...entry, tag: 'docs-other-1.0' }))
      await route.fulfill({ json: { ...rest, outline: { ...outline, pages } } })
    })
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page)).toContainText('No results for')
  },
)

test(
  line('Results can link to /search?q={query}.', 'with the first hits, and with the final ones'),
  async ({ keptPage: page }) => {
    const release = await hold(page, /\/assets\/search\/.*\/texts\.json$/)
    await visit(page, START)
    await searchFor(page, 'slice reducers')
    const link = dialog(page).getByRole('link', { name: /^See all/ })
    await expect(options(page).first()).toBeVisible()
    await expect(dialog(page).getByText('Looking for more…')).toBeVisible()
    await expect(link).toHaveAttribute('href', '/search?q=slice%20reducers')
    await link.focus()
    const place = await link.boundingBox()
    release()
    await expect(link).toHaveText(/^See all \d+ results$/)
    await expect(link).toBeFocused()
    expect((await link.boundingBox())?.height).toBe(place?.height)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=slice%20reducers$/)
    await expect(dialog(page)).toHaveCount(0)
  },
)

test(
  line(
    [
      'Privacy-respecting analytics from a self-hosted analytics service. Its website id and domain are not shown.',
      'An analytics script is loaded from a self-hosted analytics domain, with auto-tracking on, do-not-track respected and caching on.',
      'No product API calls are shown.',
      'Analytics website id and domain: not shown.',
    ],
    'without a service nothing is asked of anyone; the suite of the configured build holds the script and its settings',
  ),
  async ({ page, baseURL }) => {
    const others: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const isOwn = origin === baseURL || protocol === 'data:' || protocol === 'blob:'
      if (!isOwn || request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`)
    })
    for (const path of ['/', '/api/createSlice', '/errors']) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    await searchFor(page, 'createSlice')
    await expect(options(page).first()).toBeVisible()
    expect(others).toEqual([])
    await expect(page.locator('script[data-website-id]')).toHaveCount(0)
  },
)

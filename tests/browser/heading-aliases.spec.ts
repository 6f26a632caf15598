import { expect, test, type Page } from './test'
import { visit } from './visit'
import { saveData } from './connection'

const PAGE = '/usage/usage-guide'
const OLD = `${PAGE}#serializable`
const NEW = `${PAGE}#working-with-non-serializable-data`

const section = (page: Page) => page.locator('#working-with-non-serializable-data')

test('a link to an old heading leads to its successor', async ({ keptPage: page }) => {
  await page.goto(OLD)
  await expect(page).toHaveURL(NEW)
  await expect(section(page)).toBeInViewport()
})

test('a link to an old heading of another page leads to that page', async ({ keptPage: page }) => {
  await page.goto('/api/other-exports#unwrap-result')
  await expect(page).toHaveURL('/api/createAsyncThunk#unwrap')
  await expect(page.locator('#unwrap')).toBeInViewport()
})

test('"Back" leads to where the reader came from', async ({ keptPage: page }) => {
  await page.goto('/errors')
  await page.goto(OLD)
  await expect(page).toHaveURL(NEW)
  await page.goBack()
  await expect(page).toHaveURL('/errors')
})

test('a click within the site leads to the successor too', async ({ keptPage: page }) => {
  await visit(page, '/api/configureStore')
  await page.evaluate((address) => {
    Object.assign(window, { stayed: true })
    // What the router does with a click, without a link to click on: no page of ours leads to an old heading.
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, OLD)
  await expect(page).toHaveURL(NEW)
  await expect(section(page)).toBeInViewport()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/api/configureStore')
})

test('another old heading of the same page leads on, and so does the next link', async ({
  keptPage: page,
}) => {
  await visit(page, PAGE)
  await page.evaluate(() => (location.hash = '#serializable'))
  await expect(page).toHaveURL(NEW)
  await page.evaluate(() => (location.hash = '#testing'))
  await expect(page.locator('#testing')).toBeInViewport()
  await page.goBack()
  await expect(section(page)).toBeInViewport()
})

for (const hash of ['#never-was', '#%', '#constructor']) {
  test(`${hash} changes nothing and breaks nothing`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await visit(page, PAGE + hash)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(PAGE + hash)
    expect(errors).toEqual([])
  })
}

test('the list of old headings is loaded only when it is needed', async ({ browser }) => {
  const scriptsOf = async (address: string): Promise<Set<string>> => {
    const page = await browser.newPage()
    await saveData(page)
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.close()
    return scripts
  }
  const usual = await scriptsOf(NEW)
  const extra = [...(await scriptsOf(`${PAGE}#never-was`))].filter((script) => !usual.has(script))
  expect(extra).toHaveLength(1)
})

import { getContentChunk } from '../browser/chunks'
import { dialog, expectLinkToIssues, field, options, searchFor, START } from '../browser/search-parts'
import { expect, test, type Locator, type Page } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'
import { announcement, colorModeToggle, denyStorage, h1, mainNavigation } from './parts'

const USAGE_GUIDE = '/usage/usage-guide'

test.describe('a page crash', () => {
  const CRASH = [
    'A page-crash fallback.',
    "Page crash: Heading 'This page crashed.', the error message, and a 'Try again' button that clears the error.",
  ] as const
  const PLANTED = 'if(!window.healed)throw new Error("A planted fault")'

  test.use({ expectedErrors: /A planted fault/ })

  /** Makes a script throw at a place, until `window.healed` is set. */
  async function plantFault(page: Page, script: string | RegExp, at: RegExp, fault: string): Promise<void> {
    await page.route(script, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(at, fault) })
    })
  }

  test(line(CRASH, 'of the text'), async ({ keptPage: page }) => {
    const chunk = await getContentChunk(page, USAGE_GUIDE)
    await plantFault(page, chunk, /children:null/, `children:(()=>{${PLANTED};return null})()`)
    await page.goto(USAGE_GUIDE)
    await expect(h1(page)).toHaveText('This page crashed.')
    await expect(page.getByLabel('Error message')).toContainText('A planted fault')
    await expect(mainNavigation(page)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { healed: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page)).toHaveText('Usage guide')
  })

  test(line(CRASH, 'of the frame of all pages'), async ({ keptPage: page }) => {
    // The footer is rendered on every page from the configuration inside the main bundle.
    const footer = /title:"Community",items:\[/
    await plantFault(
      page,
      /\/assets\/js\/main\.[\w]+\.js$/,
      footer,
      `get title(){${PLANTED};return "Community"},items:[`,
    )
    await page.goto('/errors')
    await expect(h1(page)).toHaveText('This page crashed.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('a page whose code fails to load', () => {
  test.use({ expectedErrors: /^Loading chunk \w+ failed/ })

  test(line("Lazy-loaded page failure: The error text and a 'Retry' button."), async ({ keptPage: page }) => {
    const chunk = await getContentChunk(page, USAGE_GUIDE)
    await page.route(chunk, (route) => route.abort(), { times: 1 })
    await page.goto(USAGE_GUIDE)
    const strip = page.getByRole('alert').filter({ hasText: 'failed to load' })
    await expect(strip).toBeVisible()
    await expect(h1(page)).toHaveText('Usage guide')
    await strip.getByRole('button', { name: 'Retry' }).click()
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await expect(strip).toHaveCount(0)
  })
})

const FETCH_FAILURE =
  "Search fetch failure: 'Unable to fetch results' with the help text 'You might want to check your network connection.'"

test(line(FETCH_FAILURE, 'in the modal'), async ({ keptPage: page }) => {
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, START)
  await searchFor(page, 'createSlic')
  const alert = dialog(page).getByRole('alert')
  await expectFailure(alert)
  await page.unroute('**/search-outline.json')
  await page.keyboard.type('e')
  await expect(options(page).first()).toContainText('createSlice')
  await expect(alert).toHaveCount(0)
})

test(line(FETCH_FAILURE, 'on /search'), async ({ keptPage: page }) => {
  await page.route('**/search-outline.json', (route) => route.abort())
  await visit(page, 'search?q=createSlice')
  const alert = page.getByRole('main').getByRole('alert')
  await expectFailure(alert)
  await page.unroute('**/search-outline.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

async function expectFailure(alert: Locator): Promise<void> {
  await expect(alert).toContainText('Unable to fetch results')
  await expect(alert).toContainText('You might want to check your network connection.')
}

const NO_RESULTS =
  "No search results: 'No results for', 'Try searching for', 'Believe this query should return results?' and 'Let us know.'"

test(line(NO_RESULTS, 'in the modal'), async ({ keptPage: page }) => {
  await visit(page, START)
  await searchFor(page, 'xqzwvkj')
  await expectNoResults(page, dialog(page))
  await dialog(page).getByRole('button', { name: 'createSlice' }).click()
  await expect(field(page)).toHaveValue('createSlice')
  await expect(options(page).first()).toBeVisible()
})

test(line(NO_RESULTS, 'on /search'), async ({ keptPage: page }) => {
  await visit(page, 'search?q=xqzwvkj')
  await expectNoResults(page, page.getByRole('main'))
  await page.getByRole('main').getByRole('link', { name: 'configureStore', exact: true }).click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('configureStore')
})

async function expectNoResults(page: Page, results: Locator): Promise<void> {
  await expect(results).toContainText('No results for "xqzwvkj"')
  await expect(results).toContainText('Try searching for')
  await expect(results).toContainText('Believe this query should return results?')
  await expectLinkToIssues(page, results)
}

test(
  line(
    'Wrong base URL on the home page: A banner saying the site did not load properly, with a suggested base URL.',
  ),
  async ({ keptPage: page }) => {
    await page.route(/\/assets\/(css|js)\//, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container')
    await expect(banner).toContainText('site did not load properly')
    await expect(banner).toContainText(/baseUrl.*\//)
    await expect(banner.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText('/')
  },
)

test(
  line('Browser storage unavailable: A warning is logged and storage silently does nothing.'),
  async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await denyStorage(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/tutorials/overview')
    await colorModeToggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await announcement(page).getByRole('button', { name: 'Close' }).click()
    await expect(announcement(page)).toBeHidden()
    await searchFor(page, 'createSlice')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createSlice/)
    expect(warnings.join('\n')).toContain('storage is not available')
  },
)

import { expect, test, type Page } from './test'
import { hydrated, visit } from './visit'
import { saveData } from './connection'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const toUsageGuide = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Usage Guide' })

/** No prefetching, so that what the next page needs is asked for by the click. */
async function openWithDataSaver(page: Page): Promise<void> {
  await saveData(page)
  await visit(page, '/tutorials/overview')
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('text, code, tables, details and links are there, and no button of theirs', async ({ page }) => {
    await page.goto('/rtk-query/usage/queries')
    const article = page.getByRole('article')
    await expect(title(page)).toHaveText('Queries')
    const code = article.locator('.code-sample:has(pre[data-language=js])').first()
    await expect(code.locator('pre[data-language=ts]')).toBeVisible()
    await expect(code.locator('pre[data-language=js]')).toBeHidden()
    const proof = article.locator('details.code-proof').first()
    await proof.locator('summary').first().click()
    await expect(proof.locator('pre').first()).toBeVisible()
    await expect(proof.getByText('Hide the test')).toBeVisible()
    await expect(article.getByRole('cell').first()).toBeVisible()
    expect(await article.locator('button:visible').count()).toBe(0)
    await toUsageGuide(page).click()
    await expect(title(page)).toHaveText('Usage guide')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await page.locator('.pagination-nav__link--next').click()
    await expect(page).not.toHaveURL(/usage-guide/)
    await expect(title(page)).toBeVisible()
  })
})

test.describe('after a new deployment replaced all files of the old one', () => {
  test.use({ expectedErrors: /Loading (CSS )?chunk/ })

  test('a link in an old tab loads the new page, once', async ({ page }) => {
    await openWithDataSaver(page)
    let isOld = true
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.route('**/usage/usage-guide', (route) => {
      isOld = false
      return route.continue()
    })
    await page.route('**/assets/**', (route) =>
      isOld
        ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
        : route.continue(),
    )
    await toUsageGuide(page).click()
    await expect(title(page)).toHaveText('Usage guide')
    await hydrated(page)
    expect(documents).toEqual(['/usage/usage-guide'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('while the new files are missing too, the text is there, and nothing loads in circles', async ({
    page,
  }) => {
    await openWithDataSaver(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.route(/\/assets\/(js|fragments)\//, (route) => route.fulfill({ status: 404, body: '' }))
    await toUsageGuide(page).click()
    await expect(title(page)).toHaveText('Usage guide')
    const strip = page.getByRole('alert').filter({ hasText: 'failed to load' })
    await expect(strip.getByRole('button', { name: 'Retry' })).toBeVisible()
    // Time for a second load to begin, if there were one.
    await page.waitForTimeout(1000)
    expect(documents).toEqual(['/usage/usage-guide'])
  })
})

test('styles that never come leave text and links that work', async ({ page }) => {
  await page.route(/\/assets\/css\//, (route) => route.abort())
  await visit(page, '/api/createSlice')
  await expect(title(page)).toHaveText('createSlice')
  await toUsageGuide(page).click()
  await expect(title(page)).toHaveText('Usage guide')
})

import * as codeClasses from '../../src/lib/code-classes'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const PAGE = '/usage/immer-reducers'

/** Opens a page as it is printed. */
async function print(page: Page, path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await visit(page, path)
  await page.emulateMedia({ media: 'print', colorScheme })
}

test('the text is printed, and nothing around it', async ({ page }) => {
  await print(page, PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const around = page.locator(
    'nav.navbar, footer.footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-breadcrumbs, .pagination-nav, .theme-edit-this-page, .theme-announcement-bar, [data-copy-page], button, [data-stage]',
  )
  expect(await around.count()).toBeGreaterThan(5)
  await expect(around.filter({ visible: true })).toHaveCount(0)
})

for (const mode of ['light', 'dark'] as const) {
  test(`is black on white, read in ${mode} mode`, async ({ page }) => {
    await print(page, PAGE, mode)
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    const colored = '.keyword, .string, .function, .type, .result, .thrown, .error'
    const inks = await page
      .locator(`.theme-doc-markdown :is(p, h2, a, ${colored})`)
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).color))])
    expect(inks).toEqual(['rgb(0, 0, 0)'])
    // The paper is white if no element has a background and the canvas isn't dark.
    const grounds = await page
      .locator(':is(html, body, main, .code-sample, .theme-admonition)')
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).backgroundColor))])
    expect(grounds).toEqual(['rgba(0, 0, 0, 0)'])
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
}

test('a link to another site says where it leads, a link within the site does not', async ({ page }) => {
  await print(page, '/introduction/getting-started')
  const after = (selector: string) =>
    page
      .locator(`.theme-doc-markdown ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('a[href^="https://"]')).toContain('https://')
  expect(await after('a[href^="/"]')).toBe('none')
})

/** What is folded on the page, but for tests, which stay folded. */
const folded = (page: Page) => page.locator(`.theme-doc-markdown details:not(.${codeClasses.proof})`)

test('what is folded is printed, except tests', async ({ page }) => {
  await print(page, '/api/createSlice')
  const passages = folded(page).locator('> :is(p, code)')
  expect(await passages.count()).toBeGreaterThan(1)
  await expect(passages.filter({ visible: false })).toHaveCount(0)
  await expect(page.locator(`.${codeClasses.proof} > .code-sample`).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(passages.filter({ visible: true })).toHaveCount(0)
})

test('what is folded opens while printing where styles cannot open it, and closes afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const knows = CSS.supports.bind(CSS)
    CSS.supports = (...condition: [string]) =>
      !condition[0].includes('::details-content') && knows(...condition)
  })
  await visit(page, '/api/createSlice')
  await folded(page).first().locator('summary').click()
  const open = folded(page).and(page.locator('[open]'))
  await expect(open).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(open).toHaveCount(await folded(page).count())
  await expect(page.locator(`.${codeClasses.proof}[open]`)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveCount(1)
})

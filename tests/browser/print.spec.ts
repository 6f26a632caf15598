import * as codeClasses from '../../src/shared/code-classes'
import { expect, test, type Page } from './test'

const PAGE = '/usage/immer-reducers'
async function openPrinted(page: Page, address: string, mode: 'light' | 'dark' = 'light') {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
  await page.goto(address)
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
}

test('the text is printed, and nothing around it', async ({ page }) => {
  await openPrinted(page, PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const around = page.locator(
    'nav.navbar, footer.footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-breadcrumbs, .pagination-nav, .theme-edit-this-page, .theme-announcement-bar, [data-copy-page], button, [data-stage]',
  )
  expect(await around.count()).toBeGreaterThan(5)
  await expect(around.filter({ visible: true })).toHaveCount(0)
})

for (const mode of ['light', 'dark'] as const) {
  for (const address of [PAGE, '/rtk-query/usage/queries']) {
    test(`${address} is black on white, read in ${mode} mode`, async ({ page }) => {
      await openPrinted(page, address, mode)
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      const inks = await page
        .locator(
          '.theme-doc-markdown :is(p, h2, a, .keyword, .string, .function, .type, .result, .thrown, .error)',
        )
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
}

test('results and expected errors are told from code without color', async ({ page }) => {
  await openPrinted(page, PAGE)
  const code = page.locator('.code-sample').filter({ visible: true })
  const result = code.locator(`.${codeClasses.result}`).filter({ visible: true }).first()
  await expect(result).toContainText('// →')
  await expect(result).toHaveCSS('font-weight', '700')
  const error = code.locator(`.${codeClasses.error}`).filter({ visible: true }).first()
  await expect(error).toContainText(/TS\d+/)
  await expect(error).toHaveCSS('border-left-width', '1px')
})

test('a link to another site says where it leads, a link within the site does not', async ({ page }) => {
  await openPrinted(page, '/introduction/getting-started')
  const after = (selector: string) =>
    page
      .locator(`.theme-doc-markdown ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('a[href^="https://"]')).toContain('https://')
  expect(await after('a[href^="/"]')).toBe('none')
})

test('no page ends after a heading or within a sample', async ({ page }) => {
  await openPrinted(page, PAGE)
  await expect(page.locator('.theme-doc-markdown h2').first()).toHaveCSS('break-after', 'avoid')
  await expect(page.locator('.code-sample').first()).toHaveCSS('break-inside', 'avoid')
  const contained = await page
    .locator('.code-sample pre')
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).containerType !== 'normal'))
  expect(contained).toEqual([])
})

test('the box for errors is printed with what was pasted into it, and not when it is empty', async ({
  page,
}) => {
  await openPrinted(page, '/errors')
  const box = page.getByRole('textbox')
  await expect(box).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await box.fill('Minified Redux Toolkit error #24')
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeVisible()
})

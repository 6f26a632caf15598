import * as codeClasses from '../../src/lib/code-classes'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const PAGE = '/usage/immer-reducers'

const print = (page: Page, colorScheme: 'light' | 'dark' = 'light') =>
  page.emulateMedia({ media: 'print', colorScheme })

test.use({ staysAt: PAGE })

test('the text is printed, and nothing around it', async ({ keptPage: page }) => {
  await print(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const around = page.locator(
    'nav.navbar, footer.footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-breadcrumbs, .pagination-nav, .theme-edit-this-page, .theme-announcement-bar, [data-copy-page], button, [data-stage]',
  )
  expect(await around.count()).toBeGreaterThan(5)
  await expect(around.filter({ visible: true })).toHaveCount(0)
})

for (const address of [PAGE, '/rtk-query/usage/queries']) {
  test.describe(address, () => {
    test.use({ staysAt: address })

    for (const mode of ['light', 'dark'] as const) {
      test(`is black on white, read in ${mode} mode`, async ({ keptPage: page }) => {
        await print(page, mode)
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
  })
}

test('results and expected errors are told from code without color', async ({ keptPage: page }) => {
  await print(page)
  const code = page.locator('.code-sample').filter({ visible: true })
  const result = code.locator(`.${codeClasses.result}`).filter({ visible: true }).first()
  await expect(result).toContainText('// →')
  await expect(result).toHaveCSS('font-weight', '700')
  const error = code.locator(`.${codeClasses.error}`).filter({ visible: true }).first()
  await expect(error).toContainText(/TS\d+/)
  await expect(error).toHaveCSS('border-left-width', '1px')
})

test.describe('/introduction/getting-started', () => {
  test.use({ staysAt: '/introduction/getting-started' })

  test('a link to another site says where it leads, a link within the site does not', async ({
    keptPage: page,
  }) => {
    await print(page)
    const after = (selector: string) =>
      page
        .locator(`.theme-doc-markdown ${selector}`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await after('a[href^="https://"]')).toContain('https://')
    expect(await after('a[href^="/"]')).toBe('none')
  })
})

test('no page ends after a heading or within a sample', async ({ keptPage: page }) => {
  await print(page)
  await expect(page.locator('.theme-doc-markdown h2').first()).toHaveCSS('break-after', 'avoid')
  await expect(page.locator('.code-sample').first()).toHaveCSS('break-inside', 'avoid')
  const contained = await page
    .locator('.code-sample pre')
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).containerType !== 'normal'))
  expect(contained).toEqual([])
})

/** What is folded on the page, but for tests, which stay folded. */
const folded = (page: Page) => page.locator(`.theme-doc-markdown details:not(.${codeClasses.proof})`)

test.describe('what is folded', () => {
  test.use({ staysAt: '/api/createSlice' })

  test('is printed, except tests', async ({ keptPage: page }) => {
    const passages = folded(page).locator('> :is(p, code)')
    expect(await passages.count()).toBeGreaterThan(1)
    await expect(passages.filter({ visible: true })).toHaveCount(0)
    await print(page)
    await expect(passages.filter({ visible: false })).toHaveCount(0)
    await expect(page.locator(`.${codeClasses.proof} > .code-sample`).first()).toBeHidden()
  })

  test('lines are as long as the paper is wide', async ({ keptPage: page }) => {
    await print(page)
    const widths = await page
      .locator('.markdown > p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width))
    const paper = await page.evaluate(() => document.documentElement.clientWidth)
    expect(Math.min(...widths)).toBe(paper)
  })
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

test.describe('/rtk-query/usage/cache-behavior', () => {
  test.use({ staysAt: '/rtk-query/usage/cache-behavior' })

  test('the numbers of the steps of a demo are within its frame', async ({ keptPage: page }) => {
    await print(page)
    const steps = page.locator('[data-live-demo] ol').first()
    await expect(steps.locator('li').first()).toBeVisible()
    const room = await steps.evaluate((list) => {
      const { fontSize, paddingInlineStart } = getComputedStyle(list)
      return parseFloat(paddingInlineStart) / parseFloat(fontSize)
    })
    // "3. " in any font, and the distance of the title to the frame.
    expect(room).toBeGreaterThan(2)
  })
})

test.describe('/errors', () => {
  test.use({ staysAt: undefined })

  test('the box for errors is printed with what was pasted into it, and not when it is empty', async ({
    keptPage: page,
  }) => {
    await visit(page, '/errors')
    await print(page)
    const box = page.getByRole('textbox')
    await expect(box).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await box.fill('Minified Redux Toolkit error #24')
    await page.emulateMedia({ media: 'print' })
    await expect(box).toBeVisible()
  })
})

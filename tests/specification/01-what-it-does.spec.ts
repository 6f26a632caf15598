import { button, dialog, field } from '../browser/search-parts'
import { expect, test } from '../browser/test'
import { line } from './line'
import { announcement, builtPage, h1, mainNavigation, menu, menuButton, PHONE } from './parts'

test.describe('a page of the docs', () => {
  test.use({ staysAt: '/api/createSlice' })

  test(
    line(
      'A top navigation bar with left and right items. Its entries are Getting Started, Tutorials, Usage Guide, API, a query-data-fetching section, and a link to the source repository.',
    ),
    async ({ keptPage: page }) => {
      const left = mainNavigation(page).locator('.navbar__items:not(.navbar__items--right) .navbar__item')
      await expect(left).toHaveText(['Getting Started', 'Tutorials', 'Usage Guide', 'API', 'RTK Query'])
      const right = mainNavigation(page).locator('.navbar__items--right')
      await expect(right.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', /github\.com/)
      await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText('API')
    },
  )

  test(
    line(
      ['A search box backed by a hosted search service (docs search).', 'A search button opens a modal.'],
      'an embedded index answers here; the suite of the configured build asks a hosted service',
    ),
    async ({ keptPage: page }) => {
      await button(page).click()
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    },
  )

  test(
    line([
      'A footer with docs, community and more columns. The copyright spans 2015 to 2024.',
      'Footer copyright: 2015 to 2024.',
    ]),
    async ({ keptPage: page }) => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More'])
      await expect(footer).toContainText('2015–2024')
    },
  )

  test(line('A collapsible docs sidebar.'), async ({ keptPage: page }) => {
    const entry = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'createReducer' })
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(entry).toBeVisible()
  })

  test(
    line(['The page title separator is a vertical bar.', 'Title separator: a vertical bar.']),
    async ({ keptPage: page }) => {
      await expect(page).toHaveTitle('createSlice | Redux Toolkit')
    },
  )

  test(line('Breadcrumbs are on.'), async ({ keptPage: page }) => {
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(breadcrumbs).toContainText('API')
    await expect(breadcrumbs).toContainText('createSlice')
  })

  test(
    line(
      'The docs generator version is 2.1.0.',
      'by decision the real version is named; what readers see of 2.x is what this suite tests',
    ),
    async ({ keptPage: page }) => {
      await expect(page.locator('meta[name=generator]')).toHaveAttribute(
        'content',
        /^Docusaurus v3\.\d+\.\d+$/,
      )
    },
  )
})

test(
  line('The site serves documentation pages, tutorials and API references to developers.'),
  async ({ page, request }) => {
    for (const path of ['/usage/usage-guide', '/tutorials/quick-start', '/api/createSlice']) {
      expect((await request.get(path)).status(), path).toBe(200)
    }
    await page.route(/\/assets\/js\//, (route) => route.abort())
    await page.goto('/api/createSlice')
    await expect(page.getByRole('heading', { name: 'Signature' })).toBeVisible()
    await expect(page.locator('pre').first()).toContainText('createSlice')
  },
)

test.describe('the table of contents', () => {
  test(
    line(
      'A table of contents on pages, covering heading levels 2 to 3.',
      'the pitfalls are folded, and open while the reader is there',
    ),
    async ({ keptPage: page }) => {
      await page.goto('/api/createSlice')
      const fold = page.locator('.theme-doc-toc-desktop details')
      const entries = fold.getByRole('link')
      await expect(entries.first()).toBeHidden()
      const last = page.locator('article h3[id^=pitfall-]').last()
      await last.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
      await expect(fold.locator('.table-of-contents__link--active')).toBeVisible()
      await expect(entries).toHaveCount(await page.locator('article h3[id^=pitfall-]').count())
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(entries.first()).toBeHidden()
      await fold.locator('summary').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(entries.first()).toBeFocused()
    },
  )

  test(
    line('A table of contents on pages, covering heading levels 2 to 3.', 'narrow windows'),
    async ({ keptPage: page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/api/createSlice')
      await page.getByRole('button', { name: 'On this page' }).click()
      const contents = page.locator('.theme-doc-toc-mobile')
      // The fold opens by itself while its section is read, so a press that scrolls there can come when it is open already.
      await expect(async () => {
        const fold = contents.locator('details')
        if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
          await fold.locator('summary').click()
        await expect(fold).toHaveAttribute('open', '', { timeout: 1_000 })
      }).toPass()
      const ids = builtPage('/api/createSlice')('article :is(h2, h3)').toArray()
      await expect(contents.getByRole('link')).toHaveCount(ids.length)
      await expect(contents.getByRole('link').last()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

    test(
      line('A table of contents on pages, covering heading levels 2 to 3.', 'without scripts'),
      async ({ page }) => {
        await page.goto('/api/createSlice')
        const fold = page.locator('.theme-doc-toc-desktop details')
        await fold.locator('summary').click()
        await expect(fold.getByRole('link').first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      },
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, staysAt: '/tutorials/overview' })

  test(
    line(['A mobile slide-out menu.', 'The mobile sidebar is open or closed.']),
    async ({ keptPage: page }) => {
      await menuButton(page).click()
      await expect(menu(page)).toBeInViewport()
      await menu(page).getByRole('button', { name: 'Close navigation bar' }).click()
      await expect(menu(page)).not.toBeInViewport()
      await expect(menuButton(page)).toBeFocused()
    },
  )
})

test(
  line(['A dismissible announcement bar.', 'The announcement bar is shown until dismissed.']),
  async ({ keptPage: page }) => {
    await page.goto('/')
    await expect(announcement(page)).toBeVisible()
    await announcement(page).getByRole('button', { name: 'Close' }).click()
    await expect(announcement(page)).toBeHidden()
    await page.reload()
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await expect(announcement(page)).toBeHidden()
    await expect(h1(page)).toBeVisible()
  },
)

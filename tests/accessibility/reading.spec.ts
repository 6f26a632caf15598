import { expect, test, type Page } from '../browser/test'
import { colorViolations, playDemos, untilSettled, violations, violationsButColors } from '../pages/axe'
import { visit } from './visit'

// That each page has no violation is tested with what else is true of every page: tests/pages/every-page.spec.ts.

test('targets have a sufficient size on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/', '/api/createSlice', '/rtk-query/usage/queries', '/search', '/errors?code=24']) {
    await visit(page, path)
    await playDemos(page)
    expect.soft(await violations(page, {}, { runOnly: ['target-size'] }), path).toEqual([])
  }
})

test('the search has no violation, empty, with results and without', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(page, '/api/createSlice')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  for (const [query, shown] of [
    ['', dialog.getByText('Most used APIs')],
    ['createSlice reducers', dialog.getByText('See all')],
    ['xqzwvkj', dialog.getByText('No results for')],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
      await dialog.getByRole('combobox').fill(query)
      await expect(shown).toBeVisible()
      await untilSettled(page)
      expect(await violationsButColors(page, 'dialog'), query).toEqual([])
      expect(await colorViolations(page, 'dialog'), query).toEqual([])
    }
  }
})

/** The landmarks, headings and controls in the accessibility tree of each kind of page, without the text. */
const MAINS: Readonly<Record<string, string>> = {
  '/': `
    - main:
      - heading "The standard way to write Redux" [level=1]
      - figure:
        - group "Package manager":
          - button "npm" [pressed]
      - region "One second of an app":
        - table "Each action, and the state after it"
      - navigation "Where to start"
      - region /Live demo/
  `,
  '/api/createSlice': `
    - main:
      - article:
        - heading "createSlice" [level=1]
        - figure:
          - text: src/playlistSlice.ts
          - group "Language":
            - button "TS" [pressed]
            - button "JS"
          - button "Types"
          - button "Copy"
          - group "src/playlistSlice.ts"
        - heading /^Signature/ [level=2]
        - heading /^Options/ [level=2]
  `,
}

/** The landmarks around the content of each page. */
const FRAME_BEFORE = `
    - region "Skip to main content":
      - link "Skip to main content"
    - banner:
      - button "Close"
    - navigation "Main":
      - link "Redux Toolkit"
      - link "Getting Started"
      - link /GitHub/
      - button "Switch between light and dark mode (currently light mode)"
      - button "Search"
`
const FRAME_AFTER = `
    - contentinfo:
      - list:
        - listitem:
          - link "Accessibility"
`

for (const [path, main] of Object.entries(MAINS)) {
  test(`${path} has its names and roles`, async ({ page }) => {
    await visit(page, path)
    for (const stage of await page.locator('[data-stage]').all()) await stage.scrollIntoViewIfNeeded()
    await expect(page.locator('body')).toMatchAriaSnapshot(FRAME_BEFORE + main + FRAME_AFTER)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

const PAGES = [
  '/',
  '/rtk-query/usage/polling',
  '/rtk-query/usage/cache-behavior',
  '/api/createListenerMiddleware',
  '/search?q=middleware',
  '/errors?q=24',
]

/** What readers may set for themselves (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** The bars on a time axis, by their class in the lanes of src/components/diagrams/kit. */
const BARS = '[aria-hidden=true] [class*=span_], [role=img] [class*=span_]'

/** Elements whose text is cut off: it overflows, and they don't scroll. */
async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate((bars) => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, visibility } = getComputedStyle(element)
      // Texts for screen readers are a pixel in size.
      if (visibility === 'hidden' || element.clientWidth <= 1) return false
      // The label of a bar shows in full or not at all, and below, a list says the same.
      if (element.textContent.trim() === '' || element.matches(bars)) return false
      const isWider = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const isHigher = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      return isWider || isHigher
    }
    return [...document.querySelectorAll('body *')]
      .filter(isCut)
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  }, BARS)
}

for (const width of [1280, 320]) {
  test(`at ${width} pixels, wider text spacing cuts nothing off and doesn't widen the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await visit(page, path)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, SPACING)
      expect(await findCutOff(page), path).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, path).toBeLessThanOrEqual(0)
    }
  })
}

test('who asks for more contrast gets no quiet text', async ({ page }) => {
  await visit(page, '/api/createSlice')
  const colors = () =>
    page.evaluate(() =>
      ['.table-of-contents__link', 'body'].map((selector) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element).color : undefined
      }),
    )
  const [quiet, text] = await colors()
  expect(quiet).not.toBe(text)
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await expect.poll(async () => new Set(await colors()).size).toBe(1)
})

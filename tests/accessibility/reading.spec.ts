import { expect, test, type Page } from '../browser/test'
import { visit } from './visit'

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
    keptPage: page,
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

test('who asks for more contrast gets no quiet text', async ({ keptPage: page }) => {
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

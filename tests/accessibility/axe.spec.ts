import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { layOutCode } from '../browser/lay-out-code'
import { expect, test, type Page } from '../browser/test'

/** Pages that aren't in the sitemap, and states that depend on the query string. */
const MORE_PATHS = ['/search', '/errors?code=24', '/no/such/page']

/** Tokens in code, which are too many to check here: tests/unit/css/contrast.test.ts checks their colors. */
const CODE = '.code-sample code'

const sitemap = readFileSync('build/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address ?? '').pathname,
)

const RULES = {
  // Not among the rules that run by default.
  'target-size': { enabled: true },
  // Not required by WCAG: the corner cell of a comparison table may be empty.
  'empty-table-header': { enabled: false },
}

/** The first takes seconds for the text of a whole page; the second asks whether links are told by color alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
/** Marks the elements that are checked for all text that looks the same. */
const REPRESENTATIVE = 'data-representative'

/** What axe finds, and where. */
async function violations(builder: AxeBuilder): Promise<string[]> {
  // "Legacy" asks in the page itself and not through a second one: the same rules in half the time, and there are
  // no frames here, which it could not look into.
  const found = await builder.setLegacyMode().analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  )
}

function allButColors(page: Page): AxeBuilder {
  const rules = { ...RULES, ...Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])) }
  return new AxeBuilder({ page }).exclude(CODE).options({ resultTypes: ['violations'], rules })
}

/**
 * What the rules of colors find, which take seconds for the text of a whole page. Text of the same color, size, weight
 * and line, within the same elements on the same backgrounds, has the same contrast, so one element is checked for all
 * of it, and none for what an earlier page showed.
 *
 * @param checked - the looks that were checked; gets those of this page
 */
async function colorViolations(page: Page, checked: Set<string>, rules = COLOR_RULES): Promise<string[]> {
  const looks = await page.evaluate(markRepresentatives, [REPRESENTATIVE, CODE, [...checked]] as const)
  if (looks.length === 0) return []
  const builder = new AxeBuilder({ page }).include(`[${REPRESENTATIVE}]`)
  const found = await violations(builder.options({ resultTypes: ['violations'] }).withRules(rules))
  if (found.length === 0) for (const look of looks) checked.add(look)
  return found
}

/** The looks that pages of this worker had, in each mode. */
const checkedLooks = { light: new Set<string>(), dark: new Set<string>() }

/**
 * Marks one element for each look that is not among the known ones. Runs in the page.
 *
 * @returns the looks of the marked elements
 */
function markRepresentatives([attribute, code, known]: readonly [
  string,
  string,
  readonly string[],
]): string[] {
  const seen = new Set(known)
  const marked: string[] = []
  for (const earlier of document.querySelectorAll(`[${attribute}]`)) earlier.removeAttribute(attribute)
  const looks = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const found = looks.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const above = element.parentElement ? lookOf(element.parentElement) : ''
    const own = [backgroundColor, backgroundImage, opacity, filter].join()
    const look = own === 'rgba(0, 0, 0, 0),none,1,none' ? above : `${above}/${own}`
    looks.set(element, look)
    return look
  }
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasText && !element.matches('input, textarea')) continue
    if (element.closest(code)) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, visibility } =
      getComputedStyle(element)
    const text = [color, fontSize, fontWeight, textDecorationLine, textShadow, visibility].join()
    const key = [element.tagName, element.checkVisibility(), text, lookOf(element)].join()
    if (seen.has(key)) continue
    element.setAttribute(attribute, '')
    marked.push(key)
    seen.add(key)
  }
  return marked
}

/** Loads all live demos, which load when they come near the viewport. */
async function playDemos(page: Page): Promise<void> {
  for (const stage of await page.locator('[data-stage]').all()) {
    await stage.scrollIntoViewIfNeeded()
    await expect(stage).toHaveAttribute('data-stage', 'loaded')
  }
}

/** Waits until all transitions between the colors of the modes have ended. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
}

for (const path of [...paths, ...MORE_PATHS]) {
  test(`${path} has no violation, in light and in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    // axe reports a wrong background for code that is not laid out.
    await layOutCode(page)
    expect(await violations(allButColors(page))).toEqual([])
    expect(await colorViolations(page, checkedLooks.light)).toEqual([])

    // The other mode only changes colors, so rules about underlines need no second check.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await untilSettled(page)
    expect(await colorViolations(page, checkedLooks.dark, ['color-contrast'])).toEqual([])
  })
}

for (const path of ['/', '/api/createSlice', '/rtk-query/usage/queries', ...MORE_PATHS]) {
  test(`${path} has targets of a sufficient size on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    expect(await violations(new AxeBuilder({ page }).withRules(['target-size']))).toEqual([])
  })
}

test('the search has no violation, empty, with results and without', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/api/createSlice')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
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
      expect(await violations(allButColors(page).include('dialog')), query).toEqual([])
      expect(await colorViolations(page, checkedLooks[colorScheme]), query).toEqual([])
    }
  }
})

import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '../browser/test'

/** Pages that the sitemap leaves out, and states that only an address makes. */
const MORE_PATHS = ['/search', '/errors?code=24', '/no/such/page']

/** Colored words of code, very many: tests/unit/css/contrast.test.ts proves the contrast of all their colors. */
const CODE = '.code-sample code'

const sitemap = readFileSync('build/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address ?? '').pathname,
)

const RULES = {
  // Not among the rules that run by themselves.
  'target-size': { enabled: true },
  // No rule of WCAG: the corner of a table that compares things has nothing to say.
  'empty-table-header': { enabled: false },
}

/** What axe finds, and where. */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  // "Legacy" asks in the page itself and not through a second one: the same rules in half the time, and there are
  // no frames here, which it could not look into.
  const builder = new AxeBuilder({ page })
    .exclude(CODE)
    .options({ resultTypes: ['violations'], rules: RULES })
    .setLegacyMode()
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  )
}

/** Live demos are fetched when they come near: all of them do. */
async function playDemos(page: Page): Promise<void> {
  for (const stage of await page.locator('[data-stage]').all()) {
    await stage.scrollIntoViewIfNeeded()
    await expect(stage).toHaveAttribute('data-stage', 'loaded')
  }
}

for (const path of [...paths, ...MORE_PATHS]) {
  test(`${path} has no violation, in light and in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    expect(await violationsOn(page)).toEqual([])

    // The other mode changes colors and nothing else.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await violationsOn(page, ['color-contrast', 'link-in-text-block'])).toEqual([])
  })
}

for (const path of ['/', '/api/createSlice', '/rtk-query/usage/queries', ...MORE_PATHS]) {
  test(`${path} has targets of a sufficient size on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    expect(await violationsOn(page, ['target-size'])).toEqual([])
  })
}

import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

/** Pages that the sitemap leaves out, and states that only an address makes. */
const MORE_PATHS = ['/search', '/errors?code=24', '/no/such/page']

/** Colored words of code, very many: tests/unit/css/contrast.test.ts proves the contrast of all their colors. */
const CODE = '.code-sample code'

const sitemap = readFileSync('build/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address ?? '').pathname,
)

for (const path of [...paths, ...MORE_PATHS]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no serious or critical violation in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
      const { violations } = await new AxeBuilder({ page }).exclude(CODE).analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const told = grave.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
      )
      expect(told).toEqual([])
    })
  }
}

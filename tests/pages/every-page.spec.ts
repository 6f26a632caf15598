/*
 * What is true of every page, in one visit of each: loading a page takes longer than most of what is looked at.
 */
import { readFileSync } from 'node:fs'

import { layOutCode } from '../browser/lay-out-code'
import { expect, test } from '../browser/test'
import {
  checkedLooks,
  colorViolations,
  dropTokens,
  playDemos,
  untilSettled,
  violationsButColors,
} from './axe'
import { diagramFaults } from './diagrams'
import { printFaults } from './printed'

/** Pages that aren't in the sitemap, and states that depend on the query string. */
const MORE_PATHS = ['/search', '/errors?code=24', '/no/such/page']
const NARROWEST = 320

const sitemap = readFileSync('build/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address ?? '').pathname,
)

test('the sitemap names the pages', () => {
  expect(paths.length).toBeGreaterThan(70)
})

// A page that is in the sitemap by mistake is reported by its own test; here, two equal titles would end the whole run.
for (const path of new Set([...paths, ...MORE_PATHS])) {
  test(`${path} is accessible in both modes, fits on a small phone, and can be printed`, async ({
    keptPage: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    // axe reports a wrong background for code that is not laid out.
    await layOutCode(page)
    await dropTokens(page)
    expect.soft(await violationsButColors(page), 'violations').toEqual([])
    expect.soft(await colorViolations(page, checkedLooks.light), 'colors in light mode').toEqual([])

    // The other mode only changes colors, so rules about underlines need no second check.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await untilSettled(page)
    const dark = await colorViolations(page, checkedLooks.dark, ['color-contrast'])
    expect.soft(dark, 'colors in dark mode').toEqual([])

    await page.setViewportSize({ width: NARROWEST, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, 'scrolls sideways').toBeLessThanOrEqual(NARROWEST)
    expect.soft(await diagramFaults(page), 'diagrams').toEqual([])

    expect.soft(await printFaults(page), 'print').toEqual([])
  })
}

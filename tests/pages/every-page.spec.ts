/*
 * What is true of every page, in one visit of each: loading a page takes longer than most of what is looked at. At night
 * all are visited, else those that changed, and some that stand for all: see tests/recorded/recorded.ts.
 */
import { expect, test } from '../browser/test'
import { choose } from '../recorded/recorded'
import {
  checkedLooks,
  colorViolations,
  dropTokens,
  layOutCode,
  playDemos,
  untilSettled,
  violationsButColors,
} from './axe'
import { diagramFaults } from './diagrams'
import { pageSubject, pathsOfSitemap } from './page-subject'
import { printFaults } from './printed'

const NARROWEST = 320

/** Between them, they have all that pages are made of: tables, demos, diagrams, entries, filters, an editor and long code. */
const REPRESENTATIVES = [
  ...['/', '/search', '/errors', '/errors?code=24', '/playground', '/no/such/page'],
  ...['/tutorials/quick-start', '/api/createSlice', '/rtk-query/usage/queries', '/usage/usage-guide'],
]

test('the sitemap names the pages', () => {
  expect(pathsOfSitemap().length).toBeGreaterThan(70)
})

const subject = pageSubject()

test('the pages that stand for all are there', () => {
  expect(subject.items).toEqual(expect.arrayContaining(REPRESENTATIVES))
})

for (const path of choose(subject, (page) => REPRESENTATIVES.includes(page))) {
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

/*
 * Compares what templates and components look like with screenshots in `screenshots/`. `npm run update:screenshots` takes
 * them anew, after a change of looks that was meant. The pages are ones whose text rarely changes, and each shows something
 * that no other one does: that nothing scrolls sideways or overlaps elsewhere is tested by measuring.
 */
import { existsSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'

/** Installed by `.ci/run`: other fonts have other shapes, so without these nothing can be compared. */
const FONTS = '/usr/share/fonts/truetype/liberation'
const PINNED = `
  :root {
    --font-text: 'Liberation Sans' !important;
    --font-heading: 'Liberation Sans' !important;
    --font-code: 'Liberation Mono' !important;
  }
  /* What a build says of itself differs from day to day. */
  [class*='statement'] *, main dl:not([data-spec]) dd, .code-ran-count { visibility: hidden; }
  * { caret-color: transparent !important; }
`

const WIDTHS = [1280, 390] as const
const MODES = ['light', 'dark'] as const

interface Look {
  path: string
  /** What is done before the screenshots. */
  prepare?: (page: Page, width: number) => Promise<void>
  /** By name: a part of the page, or all that is in view. */
  parts: Readonly<Record<string, string | undefined>>
  /** The width that shows most of it; both unless given. */
  width?: (typeof WIDTHS)[number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  home: { path: '/', parts: { top: undefined, pair: 'main > section' } },
  reference: {
    path: '/api/getDefaultEnhancers',
    parts: {
      top: undefined,
      'executed-block': 'div:has(> .code-ran):has(> .code-sample)',
      'spec-sheet': 'dl[data-spec]',
      pagination: '.pagination-nav',
    },
  },
  guide: {
    path: '/rtk-query/usage/prefetching',
    width: 390,
    parts: { 'demo-head': '[data-live-demo] > header' },
  },
  callout: { path: '/tutorials/quick-start', width: 1280, parts: { callout: '.theme-admonition' } },
  comparison: { path: '/rtk-query/comparison', width: 390, parts: { table: '.comparison .table-frame' } },
  errors: { path: '/errors', width: 390, parts: { top: undefined } },
  search: { path: '/search', width: 1280, parts: { top: undefined } },
  modal: {
    path: '/accessibility',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
    parts: { modal: '.search-modal' },
  },
  menu: {
    path: '/api/getDefaultEnhancers',
    width: 390,
    prepare: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    parts: { menu: undefined },
  },
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
test.skip(!existsSync(FONTS), 'the fonts of the screenshots are not installed')

for (const [name, { path, prepare, parts, width: only }] of Object.entries(LOOKS)) {
  for (const width of WIDTHS.filter((candidate) => only === undefined || candidate === only)) {
    test(`${name} looks as before, ${width} pixels wide, in both modes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: MODES[0] })
      await page.goto(path)
      await page.addStyleTag({ content: PINNED })
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
      await prepare?.(page, width)
      for (const mode of MODES) {
        await page.emulateMedia({ colorScheme: mode })
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        for (const [part, selector] of Object.entries(parts)) {
          const shot = `${name}-${part}-${width}-${mode}.png`
          if (selector === undefined) {
            // A part below may have been scrolled to.
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
            await expect.soft(page).toHaveScreenshot(shot)
          } else {
            const element = page.locator(selector).first()
            await moveToWholePixel(element)
            await expect.soft(element).toHaveScreenshot(shot)
          }
        }
      }
    })
  }
}

/** An element that begins between two pixels has a row more in its picture, and where it begins depends on the text above. */
async function moveToWholePixel(element: Locator): Promise<void> {
  await element.evaluate((node: HTMLElement) => {
    node.style.translate = ''
    const top = node.getBoundingClientRect().top + scrollY
    node.style.translate = `0 ${Math.round(top) - top}px`
  })
}

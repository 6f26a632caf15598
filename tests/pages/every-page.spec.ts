/*
 * What is true of every page, in one visit of each: loading a page takes longer than most of what is looked at. At night
 * all are visited, else those that changed, and some that stand for all: see tests/recorded/recorded.ts.
 */
import { expect, test, type Page } from '../browser/test'
import { choose } from '../recorded/recorded'
import { colorViolations, dropTokens, layOutCode, playDemos, untilSettled, violationsButColors } from './axe'
import { pageSubject, pathsOfSitemap } from './page-subject'

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
  test(`${path} is accessible in both modes, fits on a small phone, and can be printed`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await playDemos(page)
    // axe reports a wrong background for code that is not laid out.
    await layOutCode(page)
    await dropTokens(page)
    expect.soft(await violationsButColors(page), 'violations').toEqual([])
    expect.soft(await colorViolations(page), 'colors in light mode').toEqual([])

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await untilSettled(page)
    expect.soft(await colorViolations(page), 'colors in dark mode').toEqual([])

    await page.setViewportSize({ width: NARROWEST, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, 'scrolls sideways').toBeLessThanOrEqual(NARROWEST)
    expect.soft(await diagramFaults(page), 'diagrams').toEqual([])

    expect.soft(await printFaults(page), 'print').toEqual([])
  })
}

/** Labels of diagrams that are too small, or that reach beyond the page or their diagram. */
function diagramFaults(page: Page): Promise<string[]> {
  return page.locator('figure:has([data-diagram])').evaluateAll(getFaults)
}

/** Runs in the page. */
function getFaults(figures: Element[]): string[] {
  const SMALLEST = 12
  /** Rounding, in pixels. */
  const TOLERANCE = 1
  return figures.flatMap((figure) => {
    const frame = figure.getBoundingClientRect()
    const wide = frame.right > document.documentElement.clientWidth ? ['wider than the page'] : []
    const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      // What is hidden has no width, or is clipped to a pixel.
      if (width <= 1 || text.parentElement === null) continue
      const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize)
      if (size < SMALLEST) faults.push(`${size}px: ${text.textContent ?? ''}`)
      const hides =
        text.parentElement.closest('[class*=span_]') !== null || text.parentElement.closest('thead') !== null
      if (!hides && (left < frame.left - TOLERANCE || right > frame.right + TOLERANCE))
        faults.push(`cut off: ${text.textContent ?? ''}`)
    }
    return [...wide, ...faults]
  })
}

/** The size of A4 within the margins, portrait and landscape, in CSS pixels. */
const SHEETS = [
  { width: 718, height: 1046 },
  { width: 1046, height: 718 },
]

/**
 * What is cut off at the edges of a sheet, whether the text takes its width, and what of demos needs a screen. The page is
 * left as it is shown on a screen.
 */
async function printFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.emulateMedia({ media: 'print' })
  for (const sheet of SHEETS) {
    await page.setViewportSize(sheet)
    const found = await page.evaluate(faultsOnSheet, sheet.width)
    faults.push(...found.map((fault) => `on a sheet ${sheet.width} wide: ${fault}`))
  }
  faults.push(...(await page.locator('[data-live-demo]').evaluateAll(demoFaults)))
  await page.emulateMedia({ media: 'screen' })
  return faults
}

/** Runs in the page. */
function faultsOnSheet(width: number): string[] {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>('main :is(pre, code, table, p, li, figure, h1, h2, th, td)'),
  ]
  const beyond = boxes.filter((box) => {
    const { left, right } = box.getBoundingClientRect()
    return left < -1 || right > width + 1
  })
  // Static parts keep their place in the layout, on some pages in a column.
  const texts = document.querySelectorAll('.theme-doc-markdown, main:not(:has(.theme-doc-markdown))')
  const text = [...texts].at(-1)?.getBoundingClientRect().width ?? 0
  return [
    ...beyond.map((box) => `${box.tagName} is cut off: ${box.textContent.slice(0, 60)}`),
    ...(text > width * 0.9 ? [] : [`the text is ${text} wide`]),
  ]
}

/** Of a demo, paper has what to try and the address, and nothing that needs a screen. Runs in the page. */
function demoFaults(demos: Element[]): string[] {
  return demos.flatMap((demo) => {
    const name = demo.getAttribute('data-live-demo') ?? ''
    const isPrinted = (element: Element): boolean => element.checkVisibility()
    const hidden = [...demo.querySelectorAll('[data-stage], details, button')].filter(isPrinted)
    const prompts = [...demo.querySelectorAll(':scope > ol > li')].filter(isPrinted).length
    const place = getComputedStyle(demo, '::after').content
    return [
      ...hidden.map(({ tagName }) => `the demo ${name} prints ${tagName}`),
      ...(prompts === 3 ? [] : [`the demo ${name} prints ${prompts} of its 3 prompts`]),
      ...(place.includes(`#demo-${name}`) ? [] : [`the demo ${name} does not say where it runs: ${place}`]),
    ]
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from './test'

/** The addresses of all pages that have diagrams. */
const PAGES = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => readFileSync(path.join('docs', file), 'utf8').includes('/components/diagrams/'))
  .map((file) => `/${file.replace(/(\/index)?\.mdx$/, '')}`)

test.use({ viewport: { width: 320, height: 800 } })

test('most guides have a diagram', () => {
  expect(PAGES.length).toBeGreaterThan(35)
})

for (const address of PAGES) {
  test(`the diagrams of ${address} fit on a small phone, with readable labels`, async ({ page }) => {
    await page.goto(address)
    const diagrams = page.locator('figure:has([data-diagram])')
    await expect(diagrams).not.toHaveCount(0)
    expect(await diagrams.evaluateAll(faultsOf)).toEqual([])
  })
}

/** Labels that are too small, or that reach beyond the page or their diagram. Runs in the page. */
function faultsOf(figures: Element[]): string[] {
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

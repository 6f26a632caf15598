import type { Page } from '../browser/test'

/** Labels of diagrams that are too small, or that reach beyond the page or their diagram. */
export function diagramFaults(page: Page): Promise<string[]> {
  return page.locator('figure:has([data-diagram])').evaluateAll(faultsOf)
}

/** Runs in the page. */
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

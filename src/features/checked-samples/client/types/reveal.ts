/** Space to keep around a name, in pixels; above it is room for the navbar and the card. */
const MARGIN = { above: 140, below: 40, side: 24 }

/** Scrolls the code, and the page if needed, until a name is in view. */
export function reveal(range: Range, pre: HTMLElement): void {
  const frame = pre.getBoundingClientRect()
  const name = range.getBoundingClientRect()
  const beyond = name.right + MARGIN.side - frame.right
  const short = name.left - MARGIN.side - frame.left
  if (beyond > 0) pre.scrollLeft += beyond
  else if (short < 0) pre.scrollLeft += short
  const low = name.bottom + MARGIN.below - document.documentElement.clientHeight
  const high = name.top - MARGIN.above
  if (low > 0) scrollBy({ top: low, behavior: 'instant' })
  else if (high < 0) scrollBy({ top: high, behavior: 'instant' })
}

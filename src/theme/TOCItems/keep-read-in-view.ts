import { READ, watchReader } from './watch-reader'

/** The part of the box at its bottom edge where entries fade out, and as much at its top. In pixels. */
const EDGE = 48

/**
 * Scrolls a table of contents that is longer than the window to the entry that the reader is at, when that becomes another
 * one. The page isn't scrolled.
 *
 * @returns a function that ends this
 */
export function keepReadInView(list: HTMLElement): () => void {
  const box = list.parentElement
  let last: Element | null = null
  return watchReader(list, () => {
    const entry = list.querySelector(READ)
    if (box === null || entry === null || entry === last) return
    last = entry
    const { top, bottom, height } = entry.getBoundingClientRect()
    // In a fold that the reader closed.
    if (height === 0) return
    const limits = box.getBoundingClientRect()
    box.scrollTop += Math.min(0, top - limits.top - EDGE) || Math.max(0, bottom - limits.bottom + EDGE)
  })
}

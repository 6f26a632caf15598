import type { View } from '../data/use-scroll'

/** The height of a row, in pixels: the same for all, so that their places are known without rendering them. */
export const ROW_HEIGHT = 44

/** Rows that are rendered above and below those in view. */
const MARGIN = 4

/** The indexes of the rows to render: those in view, and the selected one, which the keyboard is on. */
export function visibleRows(total: number, { start, size }: View, selected: number): number[] {
  const first = Math.max(0, Math.floor(start / ROW_HEIGHT) - MARGIN)
  const end = Math.min(total, Math.ceil((start + size) / ROW_HEIGHT) + MARGIN)
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (selected < 0 || selected >= total || indexes.includes(selected)) return indexes
  return selected < first ? [selected, ...indexes] : [...indexes, selected]
}

/** Where a list has to be scrolled to, so that a row is in view; `undefined` if it is. */
export function scrollFor(index: number, { start, size }: View): number | undefined {
  const top = index * ROW_HEIGHT
  if (top < start) return top
  const least = top + ROW_HEIGHT - size
  return least > start ? least : undefined
}

/** The index that a key leads to; `undefined` if the key is another one. */
export function indexAfter(key: string, index: number, total: number, height: number): number | undefined {
  const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1)
  const steps: Partial<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -page,
    PageDown: page,
    Home: -Infinity,
    End: Infinity,
  }
  const step = steps[key]
  if (step === undefined || total === 0) return undefined
  return Math.min(total - 1, Math.max(0, index + step))
}

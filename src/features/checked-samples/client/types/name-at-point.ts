import type { HoverPlace } from '../../../../config/page-types'
import { lineAndColumn, rangeOf } from './code-text'

interface Caret {
  node: Node
  offset: number
}

/** Some browsers have only the older, non-standard function. */
interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null
  caretRangeFromPoint?: (x: number, y: number) => Range | null
}

function caretAt(x: number, y: number): Caret | undefined {
  const finder: CaretDocument = document
  if (finder.caretPositionFromPoint) {
    const position = finder.caretPositionFromPoint.call(document, x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  const range = finder.caretRangeFromPoint?.call(document, x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** The name of a block at a point of the window; undefined if there is none. */
export function nameAtPoint(
  code: Element,
  places: readonly HoverPlace[],
  { clientX, clientY }: MouseEvent,
): { place: HoverPlace; range: Range } | undefined {
  const caret = caretAt(clientX, clientY)
  const found = caret && lineAndColumn(code, caret.node, caret.offset)
  if (!found) return undefined
  const [line, column] = found
  const place = places.find((name) => name[0] === line && name[1] <= column && column <= name[1] + name[2])
  const range = place && rangeOf(code, place)
  // The nearest caret position may be far from the pointer, which can be beside or below the text.
  if (!range || !covers(range.getBoundingClientRect(), clientX, clientY)) return undefined
  return { place, range }
}

function covers({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom
}

import * as codeClasses from '../../../../lib/code-classes'
import type { HoverPlace, PageTypes } from '../../../../config/page-types'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'

const loadPage = onceUnlessFailed(fetchPage)

/** The typed names of a form of a block. */
export interface TypedNames {
  places: readonly HoverPlace[]
  texts: readonly string[]
}

/**
 * Loads the types of the form of a block that is shown. The types of a page are fetched once, and again after a failure.
 *
 * @throws Error if they can't be loaded
 */
export async function loadTypes(block: HTMLElement, pre: HTMLElement): Promise<TypedNames> {
  const [address = '', number = ''] = (block.dataset.types ?? '').split('#')
  const { texts, blocks } = await loadPage(address)
  const forms = blocks[Number(number)]
  const places = (pre.dataset.language === 'js' ? forms?.js : forms?.ts) ?? []
  return { places, texts }
}

async function fetchPage(address: string): Promise<PageTypes> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as PageTypes
}

/** Shown and announced when the types can't be loaded. */
export const LOADING_FAILED = 'The types could not be loaded. Try again.'

/** Text inside a `<code>` that isn't code. */
const NOT_CODE = `.${codeClasses.error}`

interface PlacedText {
  node: Text
  /** Offset of the piece in the text of the code. */
  start: number
}

/** The text of a block as a list of text nodes. */
interface CodeText {
  textNodes: PlacedText[]
  /** Offset of each line's beginning. */
  lineStarts: number[]
}

const texts = new WeakMap<Element, CodeText>()

function getText(code: Element): CodeText {
  const known = texts.get(code)
  if (known) return known
  const text = readText(code)
  texts.set(code, text)
  return text
}

function readText(code: Element): CodeText {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const textNodes: PlacedText[] = []
  let text = ''
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.parentElement?.closest(NOT_CODE)) continue
    textNodes.push({ node, start: text.length })
    text += node.data
  }
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return { textNodes, lineStarts }
}

/** Line and column, from 0, of a place in the text of a block; undefined if the node isn't code. */
export function lineAndColumn(code: Element, node: Node, offset: number): [number, number] | undefined {
  const { textNodes, lineStarts } = getText(code)
  const textNode = textNodes.find((candidate) => candidate.node === node)
  if (!textNode) return undefined
  const position = textNode.start + offset
  const line = lineStarts.filter((start) => start <= position).length - 1
  return [line, position - (lineStarts[line] ?? 0)]
}

/** The range of a name; undefined if the code is shorter. */
export function getRange(code: Element, [line, column, length]: HoverPlace): Range | undefined {
  const { textNodes, lineStarts } = getText(code)
  const start = (lineStarts[line] ?? Infinity) + column
  const first = textNodes.filter((textNode) => textNode.start <= start).at(-1)
  const last = textNodes.filter((textNode) => textNode.start < start + length).at(-1)
  if (!first || !last || start + length > last.start + last.node.length) return undefined
  const range = document.createRange()
  range.setStart(first.node, start - first.start)
  range.setEnd(last.node, start + length - last.start)
  return range
}

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
  const range = place && getRange(code, place)
  // The nearest caret position may be far from the pointer, which can be beside or below the text.
  if (!range || !covers(range.getBoundingClientRect(), clientX, clientY)) return undefined
  return { place, range }
}

function covers({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom
}

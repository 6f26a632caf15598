import * as codeClasses from '../../../../lib/code-classes'
import type { HoverPlace } from '../../../../config/page-types'

/** Text inside a `<code>` that isn't code. */
const NOT_CODE = `.${codeClasses.error}, .${codeClasses.fileName}`

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

function textOf(code: Element): CodeText {
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
  const { textNodes, lineStarts } = textOf(code)
  const textNode = textNodes.find((candidate) => candidate.node === node)
  if (!textNode) return undefined
  const position = textNode.start + offset
  const line = lineStarts.filter((start) => start <= position).length - 1
  return [line, position - (lineStarts[line] ?? 0)]
}

/** The range of a name; undefined if the code is shorter. */
export function rangeOf(code: Element, [line, column, length]: HoverPlace): Range | undefined {
  const { textNodes, lineStarts } = textOf(code)
  const start = (lineStarts[line] ?? Infinity) + column
  const first = textNodes.filter((textNode) => textNode.start <= start).at(-1)
  const last = textNodes.filter((textNode) => textNode.start < start + length).at(-1)
  if (!first || !last || start + length > last.start + last.node.length) return undefined
  const range = document.createRange()
  range.setStart(first.node, start - first.start)
  range.setEnd(last.node, start + length - last.start)
  return range
}

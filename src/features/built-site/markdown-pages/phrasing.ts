import type { AnyNode } from 'domhandler'
import type { PhrasingContent } from 'mdast'

import { toLine } from './to-hast'
import { toMarkdownTree } from './to-mdast'

/** Turns nodes into text within a line: code, emphasis, links and images keep what they are. */
export function toPhrasing(nodes: readonly AnyNode[]): PhrasingContent[] {
  const line = { type: 'element' as const, tagName: 'p', properties: {}, children: toLine(nodes) }
  const [paragraph] = toMarkdownTree([line], false).children
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}

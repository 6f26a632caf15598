import type { Element, ElementContent } from 'hast'
import { toMdast, type Handle, type State } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

const contents: Handle = (state, node) => state.all(node)
const blocks = (state: State, node: Element) => state.toFlow(state.all(node))

/** Where HTML means something else on our pages than it does to the library. */
const HANDLERS: Record<string, Handle> = {
  div: (state, node) => node.data?.blocks ?? blocks(state, node),
  dl: blocks,
  dd: blocks,
  'static-part': blocks,
  // A part of a message that differs from case to case.
  var: contents,
}

/**
 * Turns HTML into Markdown's syntax tree.
 *
 * @param document - whether words between blocks become paragraphs
 */
export function toMarkdownTree(children: ElementContent[], document: boolean): Root {
  const tree = toMdast({ type: 'root', children }, { handlers: HANDLERS, document }) as Root
  // An empty line goes between blocks that would otherwise run into each other, and nowhere else.
  visit(tree, 'list', (list) => {
    for (const item of list.children)
      item.spread = item.children.some(({ type }) => type !== 'paragraph' && type !== 'list')
    list.spread = list.children.some(({ spread }) => spread)
  })
  return tree
}

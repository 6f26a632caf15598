import type { Element as HastElement, ElementContent } from 'hast'
import { toMdast, type Handle, type State } from 'hast-util-to-mdast'
import type { Root, PhrasingContent, BlockContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import type { CheerioAPI } from 'cheerio'

/** Gives the blocks of Markdown for an element that isn't translated as HTML; undefined for all others. */
type Replace = (element: Element) => BlockContent[] | undefined

declare module 'hast' {
  interface ElementData {
    /** What stands for the element in Markdown, if it has been replaced. */
    blocks?: BlockContent[]
  }
}

/** Blocks, which are separated by a space where a line of text has them, as in a table's cell. */
const BLOCKS = /^(?:div|p|ul|ol|li|dl|dt|dd|pre|section|static-part|table|tr|td)$/

/** Elements that are left out if there is nothing in them. */
const EMPTY = /^(?:b|strong|em|i|del|s|code|kbd|p|blockquote|h[1-6])$/

/** Turns nodes of a page into the form that `hast-util-to-mdast` reads. */
export function toHast(nodes: readonly AnyNode[], replace: Replace): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isText(node)) return [text(node.data.replace(/[\u200B\uFEFF]/g, '').replace(/\s+/g, ' '))]
    if (!isTag(node)) return []
    const blocks = replace(node)
    if (blocks !== undefined) return [replacedBy(blocks)]
    const isCell = node.name === 'td' || node.name === 'th'
    const children = isCell ? toLine(node.children) : toHast(node.children, replace)
    return isEmpty(node.name, children) ? [] : [element(node, children)]
  })
}

/** The same for nodes within a line of text. */
function toLine(nodes: readonly AnyNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isTag(node)) return toHast([node], () => undefined)
    const children = toLine(node.children)
    if (BLOCKS.test(node.name)) return [text(' '), ...children, text(' ')]
    return isEmpty(node.name, children) ? [] : [element(node, children)]
  })
}

const text = (value: string): ElementContent => ({ type: 'text', value })

function element({ name, attribs }: Element, children: ElementContent[]): HastElement {
  return { type: 'element', tagName: name, properties: { ...attribs }, children }
}

function replacedBy(blocks: BlockContent[]): HastElement {
  return { type: 'element', tagName: 'div', properties: {}, children: [], data: { blocks } }
}

function isEmpty(name: string, children: readonly ElementContent[]): boolean {
  return EMPTY.test(name) && children.every((child) => child.type === 'text' && child.value.trim() === '')
}

const contents: Handle = (state, node) => state.all(node)
const blocks = (state: State, node: HastElement) => state.toFlow(state.all(node))

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

/** Turns nodes into text within a line: code, emphasis, links and images keep what they are. */
export function toPhrasing(nodes: readonly AnyNode[]): PhrasingContent[] {
  const line = { type: 'element' as const, tagName: 'p', properties: {}, children: toLine(nodes) }
  const [paragraph] = toMarkdownTree([line], false).children
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}

/** The surroundings of an element that is turned into Markdown. */
export interface ElementContext {
  $: CheerioAPI
  /** The page's address, absolute and without an anchor: what its links are relative to. */
  url: string
}

/** Turns nodes into blocks of Markdown. */
type ToFlow = (nodes: readonly AnyNode[], place: ElementContext) => BlockContent[]

/** Turns one kind of element into blocks of Markdown; `flow` is for the nodes inside of it. */
export type Handler = (element: Element, place: ElementContext, flow: ToFlow) => BlockContent[]

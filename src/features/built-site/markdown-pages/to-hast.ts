import { isTag, isText, type AnyNode, type Element } from 'domhandler'
import type { Element as HastElement, ElementContent } from 'hast'
import type { BlockContent } from 'mdast'

/** Gives the blocks of Markdown for an element that isn't translated as HTML; undefined for all others. */
export type Replace = (element: Element) => BlockContent[] | undefined

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
export function toLine(nodes: readonly AnyNode[]): ElementContent[] {
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

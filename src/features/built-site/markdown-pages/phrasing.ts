import { isTag, isText, type AnyNode, type Element } from 'domhandler'
import type { PhrasingContent } from 'mdast'

import { text } from './blocks'
import { forAll } from './by-name'
import type { ElementContext } from './element-context'
import { tidyPhrasing } from './tidy-phrasing'

type PhrasingHandler = (element: Element, place: ElementContext) => PhrasingContent[]

const ELEMENTS: Readonly<Record<string, PhrasingHandler>> = {
  ...forAll('code kbd', inlineCode),
  ...forAll('b strong', marked('strong')),
  ...forAll('em i', marked('emphasis')),
  ...forAll('del s', marked('delete')),
  a: link,
  br: () => [{ type: 'break' }],
  img: image,
  // These images are icons: diagrams are made of HTML.
  svg: () => [],
  ...forAll('div p ul ol li dl dt dd pre section static-part table tr td', apart),
}

/**
 * Turns nodes into text within a line: code, emphasis, links and images keep what they are.
 *
 * @throws Error naming the page, if a link isn't a valid address
 */
export function toPhrasing(nodes: readonly AnyNode[], place: ElementContext): PhrasingContent[] {
  return tidyPhrasing(nodes.flatMap((node) => phrasingOf(node, place)))
}

function phrasingOf(node: AnyNode, place: ElementContext): PhrasingContent[] {
  if (isText(node)) return [text(node.data)]
  if (!isTag(node)) return []
  return (ELEMENTS[node.name] ?? childrenOf)(node, place)
}

function childrenOf(element: Element, place: ElementContext): PhrasingContent[] {
  return element.children.flatMap((child) => phrasingOf(child, place))
}

function marked(type: 'strong' | 'emphasis' | 'delete'): PhrasingHandler {
  return (element, place) => [{ type, children: childrenOf(element, place) }]
}

/** In a line of text, as in a table's cell, blocks are separated by a space. */
function apart(element: Element, place: ElementContext): PhrasingContent[] {
  return [text(' '), ...childrenOf(element, place), text(' ')]
}

function inlineCode(element: Element, { $ }: ElementContext): PhrasingContent[] {
  const value = $(element).text().replace(/\s+/g, ' ').trim()
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

function link(node: Element, place: ElementContext): PhrasingContent[] {
  const children = childrenOf(node, place)
  const { href } = node.attribs
  if (href === undefined || leadsToItself(node, href, place)) return children
  return [{ type: 'link', url: absolute(href, place), children }]
}

/** The name of an option links to its own row, so that readers can copy the address. */
function leadsToItself(node: Element, href: string, { $ }: ElementContext): boolean {
  return href.startsWith('#') && $(node).closest('[id]').attr('id') === decodeURIComponent(href.slice(1))
}

function image(node: Element, place: ElementContext): PhrasingContent[] {
  const { src, alt = '' } = node.attribs
  return src === undefined || alt === '' ? [] : [{ type: 'image', url: absolute(src, place), alt }]
}

function absolute(address: string, { url }: ElementContext): string {
  if (!URL.canParse(address, url)) {
    throw new Error(`${url}: "${address}" is no address; correct the link or image in the page.`)
  }
  return new URL(address, url).href
}

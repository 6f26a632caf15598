import { isTag, type AnyNode, type Element } from 'domhandler'
import type { BlockContent } from 'mdast'

import * as codeClasses from '../../../lib/code-classes'
import { paragraph } from './blocks'
import { forAll } from './by-name'
import { codeBlock, plainCode } from './code-block'
import { admonition, details, diagram, group, heading, list, quote, rule, table, term } from './handlers'
import { liveDemo } from './live-demo'
import { toPhrasing } from './phrasing'
import type { Handler, ElementContext } from './element-context'
import { runResult } from './run-result'
import { specSheet } from './spec-sheet'

/** Components of the site and the theme, told by a class or an attribute. */
const COMPONENTS: ReadonlyArray<readonly [is: (element: Element) => boolean, handler: Handler]> = [
  [hasClass(codeClasses.sample), codeBlock],
  [hasClass(codeClasses.ran), runResult],
  [hasClass('theme-admonition'), admonition],
  [({ attribs }) => attribs['data-live-demo'] !== undefined, liveDemo],
  [({ attribs }) => attribs['data-spec'] !== undefined, specSheet],
  [({ attribs }) => attribs['data-diagram'] !== undefined && attribs.role === 'img', diagram],
]

const ELEMENTS: Readonly<Record<string, Handler>> = {
  ...forAll('h1 h2 h3 h4 h5 h6', heading),
  ...forAll('ul ol', list),
  ...forAll('p div section article header main figure figcaption dl dd li static-part', group),
  blockquote: quote,
  details,
  hr: rule,
  pre: plainCode,
  table,
  dt: term,
}

function hasClass(name: string): (element: Element) => boolean {
  return ({ attribs }) => attribs.class?.split(/\s+/).includes(name) === true
}

/**
 * Turns nodes into blocks of Markdown. Words and inline elements between blocks become
 * paragraphs; no text is lost.
 */
export function toFlow(nodes: readonly AnyNode[], place: ElementContext): BlockContent[] {
  const blocks: BlockContent[] = []
  let words: AnyNode[] = []
  const endParagraph = (): void => {
    blocks.push(...paragraph(...toPhrasing(words, place)))
    words = []
  }
  for (const node of nodes) {
    const handler = isTag(node) ? handlerOf(node) : undefined
    if (handler === undefined || !isTag(node)) {
      words.push(node)
      continue
    }
    endParagraph()
    blocks.push(...handler(node, place, toFlow))
  }
  endParagraph()
  return blocks
}

function handlerOf(element: Element): Handler | undefined {
  return COMPONENTS.find(([is]) => is(element))?.[1] ?? ELEMENTS[element.name]
}

import type { AnyNode, Element } from 'domhandler'
import type { BlockContent } from 'mdast'

import * as codeClasses from '../../../lib/code-classes'
import { codeBlock, plainCode } from './code-block'
import { admonition, details, diagram, heading, sections, term } from './handlers'
import { liveDemo } from './live-demo'
import type { Handler, ElementContext } from './element-context'
import { runResult } from './run-result'
import { specSheet } from './spec-sheet'
import { toHast } from './to-hast'
import { toMarkdownTree } from './to-mdast'

/** What is no ordinary HTML: components of the site and the theme, and elements that Markdown doesn't have. */
const SPECIAL: ReadonlyArray<readonly [selector: string, handler: Handler]> = [
  [`.${codeClasses.sample}`, codeBlock],
  [`.${codeClasses.ran}`, runResult],
  ['.theme-admonition', admonition],
  ['[data-live-demo]', liveDemo],
  ['[data-spec]', specSheet],
  ['[data-diagram][role="img"]', diagram],
  ['h1, h2, h3, h4, h5, h6', heading],
  [':is(ul, ol):has(> li > :is(h1, h2, h3, h4, h5, h6))', sections],
  ['pre', plainCode],
  ['details', details],
  ['dt', term],
]

/**
 * Turns nodes into blocks of Markdown. Words and inline elements between blocks become
 * paragraphs; no text is lost.
 */
export function toFlow(nodes: readonly AnyNode[], place: ElementContext): BlockContent[] {
  const replace = (element: Element): BlockContent[] | undefined => {
    const [, handler] = SPECIAL.find(([selector]) => place.$(element).is(selector)) ?? []
    return handler?.(element, place, toFlow)
  }
  return toMarkdownTree(toHast(nodes, replace), true).children as BlockContent[]
}

import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { jsxElement } from '../../../lib/build/jsx-element'

type Attributes = Readonly<Record<string, string>>

/** Left out of the search, which finds what explains it instead. */
export const UNSEARCHED: Attributes = { 'data-search-ignore': '' }

/** Of headings: the section is an exercise, which the search finds by its title alone. */
export const EXERCISE: Attributes = { 'data-search-exercise': '' }

/** Makes a heading, which the table of contents and links know by its id. */
export function heading(depth: 2 | 3, id: string, words: string, attributes: Attributes = {}): Heading {
  return {
    type: 'heading',
    depth,
    children: [text(words)],
    data: { hProperties: { id, ...attributes } },
  }
}

/** Makes a paragraph. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** Makes a piece of text. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** What opens and closes on request, without scripts. */
export function folded(
  className: string,
  summary: string,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return jsxElement('details', { className }, [jsxElement('summary', {}, [text(summary)]), ...children])
}

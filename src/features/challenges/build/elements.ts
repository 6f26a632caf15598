import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

type Attributes = Readonly<Record<string, string>>

/** Left out of the search, which finds what explains it instead. */
export const UNSEARCHED: Attributes = { 'data-search-ignore': '' }

/** Of headings: the section is an exercise, which the search finds by its title alone. */
export const EXERCISE: Attributes = { 'data-search-exercise': '' }

/** Makes an HTML element of a page. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children],
    // Otherwise MDX would take the component of that name.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement
}

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
  return element('details', { className }, [element('summary', {}, [text(summary)]), ...children])
}

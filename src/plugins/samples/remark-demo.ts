import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import type { PageDemo } from './page/read-demo'

/**
 * Writes the element that shows a demo: its description, as JSON, and its files.
 *
 * @param samples - an element per file
 * @returns none for a demo that nothing is known of: the check has said so
 */
export function demoElement({ about }: PageDemo, samples: MdxJsxFlowElement[]): MdxJsxFlowElement[] {
  return about ? [jsxElement('LiveDemo', { about: JSON.stringify(about) }, samples)] : []
}

/** Writes an element with attributes that are texts. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    // Else MDX would look the name up as an HTML element's.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement
}

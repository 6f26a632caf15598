import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import type { PageDemo } from './page/read-demo'

/**
 * Writes the element that shows a demo: its description, as JSON, and its files.
 *
 * @param samples - an element per file
 * @returns undefined for an unknown demo, which the check of the samples reports
 */
export function demoElement({ about }: PageDemo, samples: MdxJsxFlowElement[]): MdxJsxFlowElement[] {
  return about ? [jsxElement('LiveDemo', { about: JSON.stringify(about) }, samples)] : []
}

/** Makes an element whose attributes are strings. */
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
    // Otherwise MDX would treat the name as an HTML element.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement
}

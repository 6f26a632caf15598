import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** Makes an element of a page, whose attributes are strings. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
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
    // Without it, MDX treats the name of a component as an HTML element, and puts a component in the place of an element.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement
}

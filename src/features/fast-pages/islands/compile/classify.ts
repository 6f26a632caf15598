import type { RootContent } from 'hast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

import { closest } from '../../../../lib/closest'
import { INTERACTIVE_COMPONENTS, STATIC_COMPONENTS } from './known-components'

/** The parts of an MDX element that this file uses. */
interface JsxElement {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: Array<MdxJsxAttribute | MdxJsxExpressionAttribute>
  position?: { start: { line: number; column: number } }
}

/** Reports a fault at a place in the page. */
export type Refuse = (element: JsxElement, reason: string) => never

/** Whether a top-level node of the page is a component that React renders in the browser. */
export function isInteractive(node: unknown): boolean {
  return isJsxElement(node) && node.name !== null && INTERACTIVE_COMPONENTS.has(node.name)
}

/**
 * Reports an interactive component that the page doesn't import. MDX's own error names no file.
 *
 * @param imported - all names that the page imports
 */
export function assertImported(node: unknown, imported: ReadonlySet<string>, refuse: Refuse): void {
  if (!isJsxElement(node) || node.name === null || imported.has(node.name)) return
  const source = INTERACTIVE_COMPONENTS.get(node.name)
  refuse(node, `it is not imported. Write "import { ${node.name} } from '${source}'" above the text.`)
}

/**
 * Reports nodes that would stop working because the browser gets no code for them.
 *
 * @param imported - names that the page imports from folders of static components
 */
export function assertStatic(node: RootContent, imported: ReadonlySet<string>, refuse: Refuse): void {
  visit(node, (child: unknown) => {
    if (!isJsxElement(child)) return
    const handler = child.attributes.some(
      (attribute) => 'name' in attribute && /^on[A-Z]/.test(attribute.name),
    )
    if (handler) refuse(child, `an event handler needs a component of its own, listed as interactive.`)
    if (child.name === null || !/^[A-Z]/.test(child.name)) return
    if (INTERACTIVE_COMPONENTS.has(child.name)) {
      refuse(child, 'it must be at the top level of the page, not inside another element.')
    }
    if (!STATIC_COMPONENTS.has(child.name) && !imported.has(child.name)) {
      refuse(child, unknownComponent(child.name, imported))
    }
  })
}

function unknownComponent(name: string, imported: ReadonlySet<string>): string {
  const near = closest(name, [...STATIC_COMPONENTS, ...INTERACTIVE_COMPONENTS.keys(), ...imported])
  const meant = near === undefined ? '' : ` Is <${near}> meant?`
  return `it is listed nowhere.${meant} A new component belongs in src/features/fast-pages/islands/compile/known-components.ts: in STATIC_COMPONENTS if it has no state, effects or event handlers, else in INTERACTIVE_COMPONENTS.`
}

export function isJsxElement(node: unknown): node is JsxElement {
  const { type } = node as { type: string }
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'
}

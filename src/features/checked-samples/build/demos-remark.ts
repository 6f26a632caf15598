import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { jsxElement } from '../../../lib/build/jsx-element'
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

import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'

import { parseMdx } from '../../../../lib/build/parse-mdx'
import type { DemoElement } from './read-demo'
import { isDemoElement } from './read-demo'

/** The parts of a page's syntax tree that are about samples. */
export interface PageBlocks {
  /** The code blocks and live demos, in their order. */
  blocks: Array<Code | DemoElement>
  /** Why the page can't be read at all; lines and columns count from 1. */
  syntaxError?: { line: number; column: number; reason: string }
}

/**
 * Finds the blocks of a page.
 *
 * @param text - the whole MDX file
 */
export type FindBlocks = (text: string) => PageBlocks

/** Finds the blocks by parsing the page. */
export const findBlocks: FindBlocks = (text) => {
  const blocks: PageBlocks['blocks'] = []
  try {
    visit(parseMdx(text), (node) => {
      if (node.type === 'code' || isDemoElement(node)) blocks.push(node)
    })
    return { blocks }
  } catch (error) {
    const { line = 1, column = 1, reason } = error as { line?: number; column?: number; reason?: string }
    return { blocks: [], syntaxError: { line, column, reason: reason ?? String(error) } }
  }
}

import type { SyntaxNode } from '@lezer/common'

import type { Insertion, MoreInsertions } from '../claims/instrument'
import type { Syntax } from '../claims/syntax'

const CALL = 'import.meta.sample.guard()'
const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement'])

/**
 * Finds where code could run forever. The guard is called first in each block, and in each loop and arrow function
 * without a block.
 *
 * @returns the calls of the guard, with what they open, and what closes it, innermost first
 */
export function guardsFor({ tree }: Syntax): MoreInsertions {
  const openings: Insertion[] = []
  const closings: Insertion[] = []
  const wrap = ({ from, to }: SyntaxNode, before: string, after: string): void => {
    openings.push({ position: from, text: before })
    closings.push({ position: to, text: after })
  }
  tree.iterate({
    enter: () => undefined,
    leave: ({ node }) => {
      const body = node.lastChild
      if (node.name === 'Block') openings.push({ position: node.from + 1, text: `${CALL};` })
      else if (node.name === 'ArrowFunction' && body && isExpression(body)) wrap(body, `(${CALL},`, ')')
      else if (LOOPS.has(node.name)) guardLoop(node, wrap)
    },
  })
  return { openings, closings }
}

function guardLoop(loop: SyntaxNode, wrap: (node: SyntaxNode, before: string, after: string) => void): void {
  // `do` has its body first.
  const body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild
  if (body && body.name !== 'Block') wrap(body, `{${CALL};`, '}')
}

function isExpression({ name, type }: SyntaxNode): boolean {
  return name !== 'Block' && name !== 'Arrow' && !type.isError
}

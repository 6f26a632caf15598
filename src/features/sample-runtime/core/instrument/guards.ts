import type { SyntaxNode } from '@lezer/common'

import type { Insertion } from '../claims/instrument'
import type { Syntax } from '../claims/syntax'

const CALL = 'import.meta.sample.guard()'
const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement'])

/** Calls of the guard: those that open something, and what closes it, innermost first. */
export interface Guards {
  openings: Insertion[]
  closings: Insertion[]
}

/**
 * Finds where code could go on for ever: in each block, each loop without one, and each arrow function without one, the
 * guard is called first.
 */
export function guardsFor({ tree }: Syntax): Guards {
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

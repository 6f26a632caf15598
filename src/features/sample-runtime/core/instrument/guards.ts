import type { SyntaxNode } from '@lezer/common'

import type { Insertion, MoreInsertions } from '../claims/instrument'
import { type Syntax, nodesOf, partsOf } from '../claims/syntax'

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

/** Notes what is thrown, except for new errors: those know their place. */
export function thrownValuesOf(syntax: Syntax): MoreInsertions {
  const values = nodesOf(syntax, 'ThrowStatement')
    .flatMap((statement) => partsOf(statement).find(({ name }) => name !== 'throw') ?? [])
    .filter(({ name, type }) => name !== 'NewExpression' && !type.isError)
  return {
    openings: values.map(({ from }) => ({ position: from, text: 'import.meta.sample.thrown((' })),
    closings: values.map(({ to }) => ({ position: to, text: '))' })).reverse(),
  }
}

import type { SyntaxNode } from '@lezer/common'

import { isWellFormed, nodesOf, placeOf, textOf, type Syntax } from '../claims/syntax'
import type { EarlyError } from '../../protocol/messages'

/** What declares a name at the top of a file. */
const DECLARATIONS = ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration']

/**
 * Mistakes that make an engine refuse a module. They have to be found here, because a file is run as the body of a
 * function, where they are allowed. The messages are those of V8.
 */
export function earlyErrors(syntax: Syntax): EarlyError[] {
  if (!isWellFormed(syntax)) return []
  return [...returnsOutside(syntax), ...redeclaredImports(syntax)].map(({ message, from }) => ({
    message,
    ...placeOf(syntax.text, from),
  }))
}

interface Found {
  message: string
  from: number
}

function returnsOutside(syntax: Syntax): Found[] {
  return nodesOf(syntax, 'ReturnStatement')
    .filter((node) => !isInFunction(node))
    .map(({ from }) => ({ message: 'Illegal return statement', from }))
}

function isInFunction(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.getChild('ParamList')) return true
  }
  return false
}

function redeclaredImports(syntax: Syntax): Found[] {
  const imported = new Set(
    nodesOf(syntax, 'ImportDeclaration')
      .flatMap(definitionsIn)
      .map((node) => textOf(syntax, node)),
  )
  return declarationsOf(syntax)
    .flatMap(definitionsIn)
    .filter((node) => imported.has(textOf(syntax, node)))
    .map((node) => ({
      message: `Identifier '${textOf(syntax, node)}' has already been declared`,
      from: node.from,
    }))
}

/** Those at the top of the file, exported or not. */
function declarationsOf(syntax: Syntax): SyntaxNode[] {
  return DECLARATIONS.flatMap((kind) => nodesOf(syntax, kind)).filter(({ parent }) => {
    const holder = parent?.name === 'ExportDeclaration' ? parent.parent : parent
    return holder?.parent === null
  })
}

/** The names that a statement defines, without those in functions and values. */
function definitionsIn(node: SyntaxNode): SyntaxNode[] {
  const own = node.getChildren('VariableDefinition')
  const inside = ['ImportGroup', 'ObjectPattern', 'ArrayPattern', 'PatternProperty'].flatMap((kind) =>
    node.getChildren(kind).flatMap(definitionsIn),
  )
  return [...own, ...inside]
}

import type { SyntaxNode } from '@lezer/common'

import { nodesOf, placeOf, textOf, type Syntax } from '../claims/syntax'
import type { ImportedValue } from '../../protocol/messages'

/**
 * The names that a file imports and uses as values, and those that it hands on. Names that are only used as types don't
 * exist at run time. A misspelled value would be `undefined` there, without an error.
 */
export function importedValues(syntax: Syntax): ImportedValue[] {
  const used = new Set(
    [...nodesOf(syntax, 'VariableName'), ...nodesOf(syntax, 'JSXIdentifier')]
      .filter((node) => !isImported(node))
      .map((node) => textOf(syntax, node)),
  )
  const imported = nodesOf(syntax, 'ImportDeclaration').flatMap((declaration) =>
    valuesOf(syntax, declaration, 'ImportGroup').filter(({ local }) => used.has(local)),
  )
  const exported = nodesOf(syntax, 'ExportDeclaration').flatMap((declaration) =>
    valuesOf(syntax, declaration, 'ExportGroup'),
  )
  return [...imported, ...exported].map(({ from, name, position }) => ({
    from,
    name,
    ...placeOf(syntax.text, position),
  }))
}

/** What a statement takes from another module by name, unless it takes types alone. */
function valuesOf(syntax: Syntax, declaration: SyntaxNode, group: string): (Specifier & { from: string })[] {
  const source = declaration.getChild('String')
  const names = declaration.getChild(group)
  if (!source || !names || declaration.getChild('type')) return []
  const from = syntax.text.slice(source.from + 1, source.to - 1)
  return specifiersOf(syntax, names).map((specifier) => ({ ...specifier, from }))
}

interface Specifier {
  name: string
  local: string
  position: number
}

/** `a`, `a as b` and `default as b` between the braces; `type A` isn't one. */
function specifiersOf(syntax: Syntax, group: SyntaxNode): Specifier[] {
  const { text } = syntax
  const inside = text.slice(group.from + 1, group.to - 1)
  let position = group.from + 1
  return inside.split(',').flatMap((part) => {
    const start = position + (part.length - part.trimStart().length)
    position += part.length + 1
    const [, name, local = name] = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part.trim()) ?? []
    return name === undefined || local === undefined ? [] : [{ name, local, position: start }]
  })
}

function isImported(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name === 'ImportDeclaration') return true
  }
  return false
}

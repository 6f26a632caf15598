import ts from 'typescript'

import type { SurfaceProgram } from './program'

/**
 * Writes the type of a member as it is declared, with the type parameters of what it is a member of.
 *
 * @param symbol - the member
 * @returns one text for each overload; none if it has no declaration of its own, as in mapped types
 */
export function declaredTexts(symbol: ts.Symbol): string[] {
  return isAsDeclared(symbol) ? [...new Set((symbol.declarations ?? []).flatMap(declaredText))] : []
}

/** Writes a type as the compiler does, in whole. */
export function checkedText(type: ts.Type, { checker }: SurfaceProgram): string {
  // Without a place that it is written for, the compiler doesn't say where names come from.
  const text = checker.typeToString(type, undefined, COMPLETE)
  return text.replace(/\b(toolkit|query|queryReact|react)\./g, '')
}

/** Whether the declaration of a member names a type parameter of what it is a member of. */
export function isGeneric(symbol: ts.Symbol, { checker }: SurfaceProgram): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    let found = false
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isOuterParameter(node, declaration, checker)) found = true
      ts.forEachChild(node, visit)
    }
    visit(declaration)
    return found
  })
}

function isOuterParameter(node: ts.Identifier, scope: ts.Declaration, checker: ts.TypeChecker): boolean {
  const [parameter] = checker.getSymbolAtLocation(node)?.declarations ?? []
  if (!parameter || !ts.isTypeParameterDeclaration(parameter)) return false
  return !(parameter.getStart() >= scope.getStart() && parameter.getEnd() <= scope.getEnd())
}

const COMPLETE: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** The compiler's internal data on a member that it made itself; it has no public type. */
interface MadeSymbol extends ts.Symbol {
  links?: { checkFlags?: number }
}

/** `CheckFlags` of TypeScript: a member of an intersection, of a mapped type, and of one inferred backwards. */
const MADE = (1 << 1) | (1 << 2) | (1 << 13) | (1 << 18)

/** False for a member that has the name of a declared one, but another type, as those of a mapped type may. */
export function isAsDeclared(symbol: MadeSymbol): boolean {
  return ((symbol.links?.checkFlags ?? 0) & MADE) === 0
}

/** The declared type of a property; that of a method as a function type, one for each overload. */
function declaredText(node: ts.Declaration): string[] {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node))
    return node.type ? [print(node.type)] : []
  if (!ts.isMethodSignature(node) && !ts.isMethodDeclaration(node)) return []
  const generics = node.typeParameters ? `<${node.typeParameters.map(print).join(', ')}>` : ''
  const result = node.type ? print(node.type) : 'any'
  return [`${generics}(${node.parameters.map(print).join(', ')}) => ${result}`]
}

const printer = ts.createPrinter({ removeComments: true })

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}

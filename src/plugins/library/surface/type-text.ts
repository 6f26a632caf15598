import ts from 'typescript'

import type { SurfaceProgram } from './program'
import { shorten } from './shorten-type'

/**
 * Writes the type of a member as one line: as it is declared, type parameters included, and shortened if it is long.
 *
 * @param symbol - the member
 * @param type - its type, for where it has no declaration of its own (mapped types)
 */
export function typeText(symbol: ts.Symbol, type: ts.Type, { checker, file }: SurfaceProgram): string {
  const declared = isAsDeclared(symbol) ? (symbol.declarations ?? []).flatMap(declaredText) : []
  if (declared.length > 0) return shorten(declared) + constraintText(symbol.declarations, checker)
  const text = checker.typeToString(type, file, COMPLETE)
  return shorten([text.replace(/\b(toolkit|query|queryReact|react)\./g, '')])
}

const COMPLETE: ts.TypeFormatFlags = ts.TypeFormatFlags.NoTruncation

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

/** Appends ` extends string` to a type that is only a type parameter, because its name alone says too little. */
function constraintText([node]: readonly ts.Declaration[] = [], checker: ts.TypeChecker): string {
  if (!node || !ts.isPropertySignature(node) || !node.type || !ts.isTypeReferenceNode(node.type)) return ''
  const parameter = checker.getSymbolAtLocation(node.type.typeName)?.declarations?.[0]
  if (!parameter || !ts.isTypeParameterDeclaration(parameter) || !parameter.constraint) return ''
  return KEYWORDS.includes(parameter.constraint.kind) ? ` extends ${print(parameter.constraint)}` : ''
}

const KEYWORDS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
]

const printer = ts.createPrinter({ removeComments: true })

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}

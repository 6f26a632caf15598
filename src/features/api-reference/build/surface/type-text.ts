import ts from 'typescript'

import type { SurfaceProgram } from './program'

/**
 * Writes the type of a member as it is declared, with the type parameters of what it is a member of.
 *
 * @param symbol - the member
 * @returns one text for each overload; none if it has no declaration of its own, as in mapped types
 */
export function declaredTexts(symbol: ts.Symbol): string[] {
  return isAsDeclared(symbol)
    ? [...new Set((symbol.declarations ?? []).flatMap((node) => declaredText(node)))]
    : []
}

/** Writes a type as the compiler does, in whole. */
export function checkedText(type: ts.Type, { checker }: SurfaceProgram): string {
  // Without a place that it is written for, the compiler doesn't say where names come from.
  const text = checker.typeToString(type, undefined, COMPLETE)
  return text.replace(/\b(toolkit|query|queryReact|react)\./g, '')
}

/**
 * Writes the type of a member as it is declared, with other types in the place of type parameters.
 *
 * @param parameters - the names of these types
 * @returns none if the declaration has a type parameter that isn't among them, or there is no declaration
 */
export function filledTexts(
  symbol: ts.Symbol,
  parameters: ReadonlyMap<ts.Node, string>,
  { checker }: SurfaceProgram,
): string[] {
  const fill = (declaration: ts.Declaration): string[] | undefined => {
    const uses = usesOfParameters(declaration, checker)
    const changes = uses.flatMap(({ node, parameter }) => {
      const name = parameters.get(parameter)
      return name === undefined ? [] : [{ start: node.getStart(), end: node.getEnd(), name }]
    })
    return changes.length < uses.length ? undefined : declaredText(declaration, changes)
  }
  const texts = isAsDeclared(symbol) ? (symbol.declarations ?? []).map(fill) : []
  return texts.includes(undefined) ? [] : [...new Set(texts.flatMap((text) => text ?? []))]
}

function usesOfParameters(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): { node: ts.Identifier; parameter: ts.TypeParameterDeclaration }[] {
  const uses: { node: ts.Identifier; parameter: ts.TypeParameterDeclaration }[] = []
  const visit = (node: ts.Node): void => {
    const parameter = ts.isIdentifier(node) ? outerParameter(node, declaration, checker) : undefined
    if (parameter) uses.push({ node: node as ts.Identifier, parameter })
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return uses
}

function outerParameter(
  node: ts.Identifier,
  scope: ts.Declaration,
  checker: ts.TypeChecker,
): ts.TypeParameterDeclaration | undefined {
  const [parameter] = checker.getSymbolAtLocation(node)?.declarations ?? []
  if (!parameter || !ts.isTypeParameterDeclaration(parameter)) return undefined
  const isInner = parameter.getStart() >= scope.getStart() && parameter.getEnd() <= scope.getEnd()
  return isInner && parameter.getSourceFile() === scope.getSourceFile() ? undefined : parameter
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

/** A part of a file to write differently. */
interface Change {
  start: number
  end: number
  name: string
}

/** The declared type of a property; that of a method as a function type, one for each overload. */
function declaredText(node: ts.Declaration, changes: readonly Change[] = []): string[] {
  const write = (part: ts.Node): string => getText(part, changes)
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node))
    return node.type ? [write(node.type)] : []
  if (ts.isGetAccessorDeclaration(node)) return node.type ? [write(node.type)] : []
  if (!ts.isMethodSignature(node) && !ts.isMethodDeclaration(node)) return []
  const generics = node.typeParameters ? `<${node.typeParameters.map(write).join(', ')}>` : ''
  const result = node.type ? write(node.type) : 'any'
  return [`${generics}(${node.parameters.map(write).join(', ')}) => ${result}`]
}

function getText(node: ts.Node, changes: readonly Change[]): string {
  const start = node.getStart()
  return changes
    .filter((change) => change.start >= start && change.end <= node.getEnd())
    .sort((first, second) => second.start - first.start)
    .reduce(
      (text, change) => text.slice(0, change.start - start) + change.name + text.slice(change.end - start),
      node.getText(),
    )
}

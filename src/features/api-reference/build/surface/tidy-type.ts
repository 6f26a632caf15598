import ts from 'typescript'

import { parseType, printType, rewriteType } from './type-syntax'

/**
 * Merges overloads that differ in the type of one parameter alone:
 * `((item: A) => S) & ((items: B) => S)` becomes `(item: A | B) => S`.
 *
 * @param types - the types of an intersection
 * @param print - writes a type
 */
function mergeOverloads(types: readonly ts.TypeNode[], print: (type: ts.TypeNode) => string): ts.TypeNode[] {
  const merged: ts.TypeNode[] = []
  for (const type of types) {
    const index = merged.findIndex((other) => mergeTypes(other, type, print) !== undefined)
    const other = merged[index]
    if (other) merged[index] = mergeTypes(other, type, print) ?? other
    else merged.push(type)
  }
  return merged
}

function mergeTypes(
  first: ts.TypeNode,
  second: ts.TypeNode,
  print: (type: ts.TypeNode) => string,
): ts.TypeNode | undefined {
  if (!ts.isFunctionTypeNode(first) || !ts.isFunctionTypeNode(second)) return undefined
  if (first.parameters.length !== second.parameters.length) return undefined
  if (print(headless(first)) !== print(headless(second))) return undefined
  const other = first.parameters.findIndex((parameter, index) => {
    const counterpart = second.parameters[index]
    return counterpart !== undefined && getText(parameter, print) !== getText(counterpart, print)
  })
  const [one, two] = [first.parameters[other], second.parameters[other]]
  if (!one?.type || !two?.type || one.dotDotDotToken || two.dotDotDotToken) return undefined
  if ((one.questionToken === undefined) !== (two.questionToken === undefined)) return undefined
  const rest = first.parameters.slice(other + 1)
  if (
    rest.some(
      (parameter, index) =>
        getText(parameter, print) !== getText(second.parameters[other + 1 + index], print),
    )
  )
    return undefined
  const parameters = first.parameters.map((parameter, index) =>
    index === other ? unite(one, two) : parameter,
  )
  return ts.factory.createFunctionTypeNode(first.typeParameters, parameters, first.type)
}

/** Without parameters, functions have in common what can't be merged: type parameters and result. */
function headless(type: ts.FunctionTypeNode): ts.TypeNode {
  return ts.factory.createFunctionTypeNode(type.typeParameters, [], type.type)
}

function getText(
  parameter: ts.ParameterDeclaration | undefined,
  print: (type: ts.TypeNode) => string,
): string {
  return parameter ? print(ts.factory.createFunctionTypeNode(undefined, [typeOnly(parameter)], KEYWORD)) : ''
}

const KEYWORD = ts.factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword)

/** The names of parameters may differ. */
function typeOnly({ dotDotDotToken, questionToken, type }: ts.ParameterDeclaration): ts.ParameterDeclaration {
  return ts.factory.createParameterDeclaration(undefined, dotDotDotToken, 'parameter', questionToken, type)
}

function unite(one: ts.ParameterDeclaration, two: ts.ParameterDeclaration): ts.ParameterDeclaration {
  const alternatives = [one, two].flatMap(({ type }) =>
    type === undefined ? [] : ts.isUnionTypeNode(type) ? [...type.types] : [type],
  )
  const type = ts.factory.createUnionTypeNode(alternatives)
  return ts.factory.createParameterDeclaration(undefined, undefined, one.name, one.questionToken, type)
}

const { factory } = ts

type Print = (type: ts.TypeNode) => string

/** Types that only guide the compiler, and the index of the type argument that is shown in their place. */
const TRANSPARENT: Readonly<Record<string, number>> = {
  Id: 0,
  NoInfer: 0,
  PreventAny: 0,
  PreventCircular: 0,
}

/** The types of a union that come last, in this order. */
const LAST = ['undefined', 'null']

/**
 * Writes a type as a person would: in one line, each type of a union once, `undefined` and `null` last, `boolean` for
 * `true | false`, and without what only steers the compiler.
 *
 * @param text - a type, also one that the compiler printed
 */
export function tidyType(text: string): string {
  const node = parseType(text)
  const source = node.getSourceFile()
  return printType(
    rewriteType(node, (child) => tidyNode(child, source)),
    source,
  )
}

/** A type without `undefined`, as it is written after `?:`; both are tidy. */
export function withoutUndefined(text: string): string {
  const node = parseType(tidyType(text))
  if (!ts.isUnionTypeNode(node)) return text
  const source = node.getSourceFile()
  const rest = node.types.filter((type) => printType(type, source) !== 'undefined')
  return rest.length === node.types.length ? text : tidyType(rest.map((type) => type.getText()).join(' | '))
}

/** Leaves out the types of a function's parameters, and its type parameters: `(arg, api) => Promise<void>`. */
export function withoutParameterTypes(text: string): string {
  const node = parseType(text)
  const source = node.getSourceFile()
  const reduced = rewriteType(node, (child) => {
    if (!ts.isFunctionTypeNode(child)) return child
    const names = child.parameters.filter((parameter) => !isThis(parameter)).map(nameOnly)
    return factory.createFunctionTypeNode(undefined, names, child.type)
  })
  return tidyType(printType(reduced, source))
}

/** Leaves out the types of an object's members: `{ name?; trace? }`. */
export function withoutPropertyTypes(text: string): string {
  const node = parseType(text)
  const reduced = rewriteType(node, (child) =>
    ts.isPropertySignature(child)
      ? factory.createPropertySignature(undefined, child.name, child.questionToken, undefined)
      : child,
  )
  return tidyType(printType(reduced, node.getSourceFile()))
}

/** Leaves out what the type parameters of functions extend: `<S>(state: S) => S`. */
export function withoutConstraints(text: string): string {
  const node = parseType(text)
  const reduced = rewriteType(node, (child) => {
    if (!ts.isFunctionTypeNode(child)) return child
    const names = child.typeParameters?.map(({ modifiers, name }) =>
      factory.createTypeParameterDeclaration(modifiers, name),
    )
    return factory.createFunctionTypeNode(names, child.parameters, child.type)
  })
  return tidyType(printType(reduced, node.getSourceFile()))
}

function isThis({ name }: ts.ParameterDeclaration): boolean {
  return ts.isIdentifier(name) && name.text === 'this'
}

function nameOnly({ dotDotDotToken, name, questionToken }: ts.ParameterDeclaration): ts.ParameterDeclaration {
  return factory.createParameterDeclaration(undefined, dotDotDotToken, name, questionToken)
}

function tidyNode(node: ts.Node, source: ts.SourceFile): ts.Node {
  const print: Print = (type) => printType(type, source)
  // The factory sets parentheses where they are needed.
  if (ts.isParenthesizedTypeNode(node)) return node.type
  if (ts.isUnionTypeNode(node)) return getUnion(node.types, print)
  if (ts.isIntersectionTypeNode(node)) return getIntersection(node, print)
  if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf)
    return factory.createTypeReferenceNode(node.qualifier, node.typeArguments)
  if (ts.isIdentifier(node) && /\$\d+$/.test(node.text))
    return factory.createIdentifier(node.text.replace(/\$\d+$/, ''))
  if (ts.isTypeReferenceNode(node)) return getReference(node, print)
  if (ts.isParameter(node) && node.questionToken && node.type)
    return factory.createParameterDeclaration(
      node.modifiers,
      node.dotDotDotToken,
      node.name,
      node.questionToken,
      definedType(node.type, print),
    )
  if (ts.isPropertySignature(node) && node.questionToken && node.type)
    return factory.createPropertySignature(
      node.modifiers,
      node.name,
      node.questionToken,
      definedType(node.type, print),
    )
  return node
}

/** After `?:`, `undefined` goes without saying. */
function definedType(type: ts.TypeNode, print: Print): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type
  return getUnion(
    type.types.filter((one) => print(one) !== 'undefined'),
    print,
  )
}

function getReference(node: ts.TypeReferenceNode, print: Print): ts.TypeNode {
  const name = ts.isIdentifier(node.typeName) ? node.typeName.text : ''
  const [first, second, ...rest] = node.typeArguments ?? []
  // The second type argument defaults to the first.
  if (name === 'StandardSchemaV1' && first && second && rest.length === 0 && print(first) === print(second))
    return factory.createTypeReferenceNode(node.typeName, [first])
  const index = TRANSPARENT[name]
  return (index === undefined ? undefined : node.typeArguments?.[index]) ?? node
}

function getUnion(types: readonly ts.TypeNode[], print: Print): ts.TypeNode {
  const known = new Map<string, ts.TypeNode>()
  for (const type of types.flatMap(getAlternatives)) known.set(print(type), type)
  for (const everything of ['any', 'unknown']) {
    const type = known.get(everything)
    if (type) return type
  }
  known.delete('never')
  // An enumeration has its members.
  for (const name of [...known.keys()]) {
    const [, enumeration = ''] = /^(\w+)\.\w+$/.exec(name) ?? []
    if (known.has(enumeration)) known.delete(name)
  }
  if (known.has('boolean') || (known.has('true') && known.has('false'))) {
    replaceFirst(
      known,
      ['boolean', 'true', 'false'],
      factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword),
    )
  }
  const names = [...known.keys()].filter((name) => !LAST.includes(name))
  const rest = LAST.filter((name) => known.has(name))
  const sorted = [...names, ...rest].flatMap((name) => known.get(name) ?? [])
  const [only] = sorted
  if (only === undefined) return factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword)
  return sorted.length === 1 ? only : factory.createUnionTypeNode(sorted)
}

/** Puts one type in the place of the first of several, and removes the others. */
function replaceFirst(types: Map<string, ts.TypeNode>, names: readonly string[], by: ts.TypeNode): void {
  const entries = [...types]
  const first = entries.findIndex(([name]) => names.includes(name))
  const rest = entries.filter(([name]) => !names.includes(name))
  types.clear()
  rest.splice(first, 0, ['boolean', by])
  for (const [name, type] of rest) types.set(name, type)
}

function getAlternatives(type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return getAlternatives(type.type)
  return ts.isUnionTypeNode(type) ? type.types.flatMap(getAlternatives) : [type]
}

/** `Result & undefined` is `undefined`: the compiler prints it where a member is overwritten. */
function getIntersection(node: ts.IntersectionTypeNode, print: Print): ts.TypeNode {
  const types = node.types.map((type) => (ts.isParenthesizedTypeNode(type) ? type.type : type))
  const undefinedType = types.find((type) => print(type) === 'undefined')
  if (undefinedType) return undefinedType
  const known = [...new Map(types.map((type) => [print(type), type])).values()]
  const merged = mergeOverloads(known, print)
  const [only] = merged
  return merged.length === 1 && only ? only : factory.createIntersectionTypeNode(merged)
}

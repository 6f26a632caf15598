import ts from 'typescript'

/**
 * Merges overloads that differ in the type of one parameter alone:
 * `((item: A) => S) & ((items: B) => S)` becomes `(item: A | B) => S`.
 *
 * @param types - the types of an intersection
 * @param print - writes a type
 */
export function mergeOverloads(
  types: readonly ts.TypeNode[],
  print: (type: ts.TypeNode) => string,
): ts.TypeNode[] {
  const merged: ts.TypeNode[] = []
  for (const type of types) {
    const index = merged.findIndex((other) => mergedOf(other, type, print) !== undefined)
    const other = merged[index]
    if (other) merged[index] = mergedOf(other, type, print) ?? other
    else merged.push(type)
  }
  return merged
}

function mergedOf(
  first: ts.TypeNode,
  second: ts.TypeNode,
  print: (type: ts.TypeNode) => string,
): ts.TypeNode | undefined {
  if (!ts.isFunctionTypeNode(first) || !ts.isFunctionTypeNode(second)) return undefined
  if (first.parameters.length !== second.parameters.length) return undefined
  if (print(headless(first)) !== print(headless(second))) return undefined
  const other = first.parameters.findIndex((parameter, index) => {
    const counterpart = second.parameters[index]
    return counterpart !== undefined && textOf(parameter, print) !== textOf(counterpart, print)
  })
  const [one, two] = [first.parameters[other], second.parameters[other]]
  if (!one?.type || !two?.type || one.dotDotDotToken || two.dotDotDotToken) return undefined
  if ((one.questionToken === undefined) !== (two.questionToken === undefined)) return undefined
  const rest = first.parameters.slice(other + 1)
  if (
    rest.some(
      (parameter, index) => textOf(parameter, print) !== textOf(second.parameters[other + 1 + index], print),
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

function textOf(
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

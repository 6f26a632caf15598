import ts from 'typescript'

/** The longest type that is shown whole, in characters. */
const LONGEST = 80

/** The parts to leave out of a type, in steps from nothing to everything that an editor can show. */
interface Detail {
  /** Type parameters of functions, and the types of their parameters. */
  parameters: boolean
  /** The types of the members of object types; their names stay. */
  properties: boolean
  /** Type arguments, then the types of the remaining members, then their names. */
  inner: boolean
}

const DETAILS: readonly Detail[] = [
  { parameters: true, properties: true, inner: true },
  { parameters: false, properties: false, inner: true },
  { parameters: false, properties: false, inner: false },
]

/**
 * Writes a type in one line, if possible of at most 80 characters, by leaving out parts:
 * `(selectState, options?) => EntitySelectors<…>`, `{ date?, regex? }`.
 *
 * @param overloads - the type; several if it is that of a method with several signatures
 */
export function shorten(overloads: readonly string[]): string {
  const nodes = overloads.map(parse)
  let texts: string[] = []
  for (const detail of DETAILS) {
    texts = [...new Set(nodes.map((node) => tidy(print(node, detail))))]
    const text = texts.length === 1 ? texts.join('') : texts.map((one) => `(${one})`).join(' & ')
    if (text.length <= LONGEST) return text
  }
  const [first = '', second] = texts
  if (second !== undefined && first.length <= LONGEST) return `(${first}) & …`
  return `${first.slice(0, LONGEST - 1)}…`
}

function parse(text: string): ts.TypeNode {
  const file = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.ES2022, true)
  const [statement] = file.statements
  if (!statement || !ts.isTypeAliasDeclaration(statement)) {
    throw new Error(
      `Library: ${JSON.stringify(text)} is not a type. Adapt src/plugins/library/surface/type-text.ts.`,
    )
  }
  return statement.type
}

const printer = ts.createPrinter({ removeComments: true })
const { factory } = ts
const ELLIPSIS = factory.createTypeReferenceNode('…')

function print(node: ts.TypeNode, detail: Detail): string {
  const { transformed } = ts.transform(node, [reducer(detail)])
  const [reduced = node] = transformed
  return printer.printNode(ts.EmitHint.Unspecified, reduced, node.getSourceFile())
}

function reducer(detail: Detail): ts.TransformerFactory<ts.TypeNode> {
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (!detail.inner && ts.isTypeReferenceNode(node) && node.typeArguments) {
        return factory.createTypeReferenceNode(node.typeName, [ELLIPSIS])
      }
      if (!detail.inner && ts.isMappedTypeNode(node)) return factory.createTypeLiteralNode([ellipsisMember()])
      const inside = ts.visitEachChild(node, visit, context)
      if (!detail.parameters && ts.isFunctionTypeNode(inside)) {
        return factory.createFunctionTypeNode(
          undefined,
          withoutThis(inside.parameters).map(nameOnly),
          inside.type,
        )
      }
      return !detail.properties && ts.isTypeLiteralNode(inside) ? namesOnly(inside, detail) : inside
    }
    return (node) => ts.visitNode(node, visit) as ts.TypeNode
  }
}

function withoutThis(parameters: readonly ts.ParameterDeclaration[]): readonly ts.ParameterDeclaration[] {
  return parameters.filter(({ name }) => !ts.isIdentifier(name) || name.text !== 'this')
}

function nameOnly(parameter: ts.ParameterDeclaration): ts.ParameterDeclaration {
  const { dotDotDotToken, name, questionToken } = parameter
  const shown = ts.isIdentifier(name) ? name : factory.createIdentifier('{ … }')
  return factory.createParameterDeclaration(undefined, dotDotDotToken, shown, questionToken)
}

function namesOnly(literal: ts.TypeLiteralNode, { inner }: Detail): ts.TypeLiteralNode {
  if (!inner || literal.members.some((member) => !ts.isPropertySignature(member))) {
    return factory.createTypeLiteralNode([ellipsisMember()])
  }
  const members = literal.members.filter(ts.isPropertySignature)
  return factory.createTypeLiteralNode(
    members.map(({ name, questionToken }) =>
      factory.createPropertySignature(undefined, name, questionToken, undefined),
    ),
  )
}

function ellipsisMember(): ts.PropertySignature {
  return factory.createPropertySignature(undefined, '…', undefined, undefined)
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/^\| /, '')
    .replace(/\[ (.*?) \]/g, '[$1]')
    .trim()
}

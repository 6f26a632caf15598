import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/**
 * Parses a type.
 *
 * @throws Error when the text isn't one type
 */
export function parseType(text: string): ts.TypeNode {
  const file = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.ES2022, true)
  const [statement, ...rest] = file.statements
  if (!statement || !ts.isTypeAliasDeclaration(statement) || rest.length > 0) {
    throw new Error(
      `Library: ${JSON.stringify(text)} is not a type. Adapt src/features/api-reference/build/surface/type-text.ts.`,
    )
  }
  return statement.type
}

/**
 * Writes a node that `parseType` made, or that was made of one, in one line with single quotes.
 *
 * @param source - the file of the parsed node
 */
export function printType(node: ts.TypeNode, source: ts.SourceFile): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/^\| /, '')
    .replace(/\[ (.*?) \]/g, '[$1]')
    .trim()
}

/** Changes the nodes of a type, the inner ones first. */
export function rewriteType(root: ts.TypeNode, change: (node: ts.Node) => ts.Node): ts.TypeNode {
  const { transformed } = ts.transform(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => change(ts.visitEachChild(node, visit, context))
      return (node) => ts.visitNode(node, visit) as ts.TypeNode
    },
  ])
  return transformed[0] ?? root
}

import ts from 'typescript'

/** The meanings of the names in a bundle. */
export interface Names {
  /** Constants like `const alm = "listenerMiddleware"`, from which messages are built. */
  constants: ReadonlyMap<string, string>
  /** For functions that end by returning a text: that text. */
  results: ReadonlyMap<string, ts.Expression>
}

/** Parses the text of a bundle. */
export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('bundle.mjs', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
}

/** Calls a function for a node and all its descendants. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}

/** Reads the constants of a bundle, and its functions that return a text. */
export function readNames(file: ts.SourceFile): Names {
  const constants = new Map<string, string>()
  const results = new Map<string, ts.Expression>()
  visit(file, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node
      if (initializer && ts.isStringLiteralLike(initializer)) constants.set(node.name.text, initializer.text)
    }
    if (ts.isFunctionDeclaration(node) && node.name && node.body) {
      const last = node.body.statements.at(-1)
      const result = last && ts.isReturnStatement(last) ? last.expression : undefined
      if (result && ts.isTemplateExpression(result)) results.set(node.name.text, result)
    }
  })
  return { constants, results }
}

import ts from 'typescript'

/**
 * Reads a text as one expression.
 *
 * @returns the expression without comments around it, or undefined if the text isn't an expression
 */
export function parseExpression(text: string): string | undefined {
  // The parentheses turn a block into an object; the export makes the text a module, where await is allowed.
  const code = `(${text}\n)\nexport {}`
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  if (diagnostics.length > 0) return undefined
  const source = ts.createSourceFile('value.ts', code, ts.ScriptTarget.ES2022, true)
  const [first, second] = source.statements
  const expected = code.length - '\nexport {}'.length
  if (!first || !ts.isExpressionStatement(first) || first.end !== expected) return undefined
  if (!second || !ts.isExportDeclaration(second) || !ts.isParenthesizedExpression(first.expression))
    return undefined
  return first.expression.expression.getText(source)
}

import ts from 'typescript'

/**
 * Reads the default of an option where a function destructures its options,
 * like `function f(options) { const { warnAfter = 32 } = options }` or `(options = { type: 'raf' }) => …`.
 *
 * @param source - a readable bundle of the library
 * @param name - the function
 * @returns the expression on one line, strings in single quotes; `undefined` for an option without a default
 * @throws Error when the bundle has no such function, or the function doesn't read the option this way
 */
export function defaultInSource(source: ts.SourceFile, name: string, option: string): string {
  const scope = findFunction(source, name)
  if (!scope)
    throw new Error(
      `Library: the bundle has no function ${name}. Adapt src/features/api-reference/build/surface/defaults.ts.`,
    )
  const found = findOption(scope, option)
  if (found === undefined) {
    throw new Error(
      `Library: ${name} gives no default to ${option} any more. Adapt src/features/api-reference/build/surface/defaults.ts.`,
    )
  }
  return found
}

function findFunction(source: ts.SourceFile, name: string): ts.Node | undefined {
  return source.statements
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .find(
      (node) =>
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
        node.name?.getText(source) === name,
    )
}

function findOption(node: ts.Node, option: string): string | undefined {
  if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === option)
    return textOf(node.initializer)
  if (ts.isParameter(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
    const found = node.initializer.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name }) => name.getText() === option)
    if (found) return textOf(found.initializer)
  }
  return ts.forEachChild(node, (child) => findOption(child, option))
}

function textOf(initializer: ts.Expression | undefined): string {
  const text = onOneLine(initializer?.getText() ?? 'undefined')
  return text === 'void 0' ? 'undefined' : text.replace(/"([^"'\\]*)"/g, "'$1'")
}

/** Undoes the formatting of an array over several lines. */
function onOneLine(text: string): string {
  return text.replace(/(?<=\[)\s*\n\s*|,?\s*\n\s*(?=\])/g, '').replace(/\s*\n\s*/g, ' ')
}

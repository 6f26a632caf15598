import ts from 'typescript'

/**
 * Describes a piece of JavaScript so that two ways of writing the same program give the same text:
 * kinds of nodes, names and values; no white space, comments, quotes, redundant parentheses or trailing commas.
 */
export function describeNode(node: ts.Node): string {
  if (ts.isParenthesizedExpression(node)) return describeNode(node.expression)
  if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) {
    return describeNode(node.expression)
  }
  const parts = [String(node.kind), ownPart(node)]
  if (ts.isJsxElement(node)) {
    parts.push(describeNode(node.openingElement), ...describeJsxChildren(node.children))
  } else if (ts.isJsxFragment(node)) parts.push(...describeJsxChildren(node.children))
  else {
    ts.forEachChild(node, (child) => {
      if (!ts.isEmptyStatement(child) || !ts.isBlock(node)) parts.push(describeNode(child))
    })
  }
  return `(${parts.join(' ')})`
}

/** The part of a node's meaning that isn't in its children. */
function ownPart(node: ts.Node): string {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return node.text
  if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return JSON.stringify(node.text)
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return String(node.operator)
  if (ts.isMetaProperty(node)) return String(node.keywordToken)
  if (ts.isVariableDeclarationList(node)) return String(node.flags & ts.NodeFlags.BlockScoped)
  return String(node.flags & ts.NodeFlags.OptionalChain)
}

/** Reads JSX text by the rules of JSX: lines are trimmed and joined, and `{' '}` counts as text. */
function describeJsxChildren(children: readonly ts.JsxChild[]): string[] {
  const described: string[] = []
  let text = ''
  const flush = () => {
    if (text !== '') described.push(JSON.stringify(text))
    text = ''
  }
  for (const child of children) {
    const words = textOf(child)
    if (words !== undefined) text += words
    else {
      flush()
      described.push(describeNode(child))
    }
  }
  flush()
  return described
}

function textOf(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) return joinLines(child.text)
  if (!ts.isJsxExpression(child)) return undefined
  // A comment in braces has no meaning.
  if (!child.expression) return ''
  return ts.isStringLiteral(child.expression) ? child.expression.text : undefined
}

function joinLines(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      const start = index > 0 ? line.trimStart() : line
      return index < lines.length - 1 ? start.trimEnd() : start
    })
    .filter((line) => line !== '')
    .join(' ')
}

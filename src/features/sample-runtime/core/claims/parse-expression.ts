import { isWellFormed, parse, partsOf } from './syntax'

/**
 * Reads a text as one expression.
 *
 * @returns the expression without comments around it, or undefined if the text isn't an expression
 */
export function parseExpression(text: string): string | undefined {
  // The parentheses turn a block into an object.
  const code = `(${text}\n)`
  const syntax = parse('value.ts', code)
  if (!isWellFormed(syntax)) return undefined
  const [statement, ...others] = partsOf(syntax.tree.topNode)
  if (others.length > 0 || statement?.name !== 'ExpressionStatement' || statement.to !== code.length)
    return undefined
  const [inParentheses, ...more] = partsOf(statement)
  if (more.length > 0 || inParentheses?.name !== 'ParenthesizedExpression') return undefined
  const [expression, ...rest] = partsOf(inParentheses)
  return expression && rest.length === 0 ? code.slice(expression.from, expression.to) : undefined
}

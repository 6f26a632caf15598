import ts from 'typescript'

import type { MessagePart } from '../../../error-messages/types'
import type { Names } from './syntax'

/**
 * Readable names for expressions that the library inserts into its messages.
 * An expression that is not listed is shown as it is in the library's source.
 */
const PLACEHOLDER_NAMES: Readonly<Record<string, string>> = {
  'result.path || ""': 'path',
  'stringify(action)': 'action',
  'prop.toString()': 'slice key',
  'api.reducerPath': 'reducerPath',
  'hookNames.length': 'number of hooks',
  'hookNames.join(", ")': 'names of the hooks',
  hookName: 'name of the hook',
  type: 'action type',
  expected: 'name of the option',
}

/**
 * Splits an expression that makes a message into fixed texts and values that are only known when it is thrown.
 *
 * @param names - the meanings of the names in the expression's bundle
 */
export function messageParts(node: ts.Expression, names: Names): MessagePart[] {
  if (ts.isStringLiteralLike(node)) return [{ text: node.text }]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [...messageParts(node.left, names), ...messageParts(node.right, names)]
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [
      ...messageParts(span.expression, names),
      { text: span.literal.text },
    ])
    return [{ text: node.head.text }, ...spans].filter((part) => !('text' in part) || part.text !== '')
  }
  const result = ts.isCallExpression(node) ? names.results.get(node.expression.getText()) : undefined
  if (result !== undefined) return messageParts(result, names)
  const expression = node.getText()
  const constant = names.constants.get(expression)
  return [
    constant === undefined
      ? { placeholder: PLACEHOLDER_NAMES[expression] ?? expression }
      : { text: constant },
  ]
}

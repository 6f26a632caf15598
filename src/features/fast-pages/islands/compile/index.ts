import type { CallExpression, Expression, IfStatement, ObjectExpression, Program } from 'estree'
import { visit } from 'estree-util-visit'
import type { Plugin } from 'unified'

/** A constant of the bundler: true on the server, false in the browser (src/features/fast-pages/islands/build/index.ts). */
const ON_SERVER = '__RENDERS_STATIC_PARTS__'

/**
 * A recma plugin that makes the content of `<StaticPart>` conditional. The same compiled page goes into the bundles of
 * the server and the browser; in the browser's, the content is unreachable and the minifier drops it.
 */
export const recmaDropStatic: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type === 'CallExpression') dropContent(node)
    if (node.type === 'IfStatement') dropCheck(node)
  })
}

function dropContent(call: CallExpression): void {
  const [component, props] = call.arguments
  if (component?.type !== 'Identifier' || component.name !== 'StaticPart') return
  if (props?.type !== 'ObjectExpression') throw new Error('<StaticPart> was compiled without properties.')
  for (const property of (props satisfies ObjectExpression).properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (property.key.name === 'children') property.value = ifOnServer(property.value as Expression)
  }
}

/** Removes MDX's check that the page got every component, because in the browser it gets none. */
function dropCheck(statement: IfStatement): void {
  const { consequent, test } = statement
  const body = consequent.type === 'BlockStatement' ? consequent.body[0] : consequent
  if (body?.type !== 'ExpressionStatement' || body.expression.type !== 'CallExpression') return
  const { callee } = body.expression
  if (callee.type !== 'Identifier' || callee.name !== '_missingMdxReference') return
  statement.test = { type: 'LogicalExpression', operator: '&&', left: onServer(), right: test }
}

function ifOnServer(consequent: Expression): Expression {
  const nothing: Expression = { type: 'Literal', value: null }
  return { type: 'ConditionalExpression', test: onServer(), consequent, alternate: nothing }
}

function onServer(): Expression {
  return { type: 'Identifier', name: ON_SERVER }
}

export { rehypeGroupStatic } from './group-static'

import type { CallExpression, Expression, Program, Property } from 'estree'
import { visit } from 'estree-util-visit'
import type { Plugin } from 'unified'

/** In the browser's bundle, `<StaticPart>` gets no children, and the page waits for its fragments. */
export const recmaDropStatic: Plugin<[], Program> = () => (program) => {
  visit(program as never, (node) => {
      const call = node as unknown as CallExpression
      if (call.type !== 'CallExpression') return
      const [type, props] = call.arguments
      if (type?.type !== 'Identifier' || type.name !== 'StaticPart' || props?.type !== 'ObjectExpression') return
      for (const property of props.properties as Property[]) {
        const name = property.key.type === 'Identifier' ? property.key.name : ''
        if (name === 'children') property.value = unlessInBrowser(property.value as Expression)
      }
  })
}

function unlessInBrowser(children: Expression): Expression {
  return {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: '__RENDERS_STATIC_PARTS__' },
    consequent: children,
    alternate: { type: 'Literal', value: null },
  }
}


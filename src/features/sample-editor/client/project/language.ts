import { javascriptName } from '../../../checked-samples/shared/code-choices'
import { parse } from '../../../sample-runtime/core/claims/syntax'

/** The language of a project. */
export type Language = 'ts' | 'js'

/** What only TypeScript has, as the parser calls it. */
const TYPES = new Set([
  'abstract',
  'AmbientDeclaration',
  'EnumDeclaration',
  'implements',
  'InterfaceDeclaration',
  'NamespaceDeclaration',
  'Optional',
  'Privacy',
  'readonly',
  'satisfies',
  'type',
  'TypeAnnotation',
  'TypeArgList',
  'TypeParamList',
  'TypePredicate',
])
/** Operators of TypeScript, by the expressions that they are in: other expressions have them, too. */
const CASTS: Readonly<Record<string, string>> = { as: 'BinaryExpression', LogicOp: 'PostfixExpression' }

/** The name of a file in a project. A file that was edited in TypeScript stays TypeScript in a project of JavaScript. */
export function writtenIn(language: Language, name: string, text: string): string {
  return language === 'js' && !hasTypes(name, text) ? javascriptName(name) : name
}

function hasTypes(name: string, text: string): boolean {
  let found = false
  parse(name, text).tree.iterate({
    enter({ name: kind, node }) {
      const around = CASTS[kind]
      if (TYPES.has(kind) || (around !== undefined && node.parent?.name === around)) found = true
      return !found
    },
  })
  return found
}

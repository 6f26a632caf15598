import ts from 'typescript'

import type { DeclaredModule } from './program'
import type { ExportedName } from './types'

/** Enough for the function with the most overloads; unused places at the front stay empty. */
const OVERLOADS = ['A', 'B', 'C', 'D', 'E', 'F']

/**
 * What an author may use in a type expression beside the library's own names and TypeScript's.
 *
 * `Argument` takes the parameter of all overloads together, where TypeScript's `Parameters` knows the last one only.
 * Where the compiler can't tell overloads apart that are generic in different ways, it takes the last one too.
 */
const HELPERS = `
type ArgumentAt<A, Index> = A extends readonly any[] ? (Index extends keyof A ? (unknown extends A[Index] ? never : A[Index]) : never) : never
type Argument<Function, Index extends number = 0> = NonNullable<Function> extends {
  ${OVERLOADS.map((name) => `(...args: infer ${name}): any`).join('\n  ')}
} ? ${OVERLOADS.map((name) => `ArgumentAt<${name}, Index>`).join(' | ')}
  : NonNullable<Function> extends (...args: infer A) => any ? A[Index] : never
type Inner<T, Name extends PropertyKey> = T extends object ? (Name extends keyof T ? T[Name] : never) : never
type Returned<F> = NonNullable<F> extends (...args: any) => infer R ? Awaited<R> : never
`

/** The example types that expressions may use: see `example-types.ts`. */
export interface ExampleNames {
  /** The module that declares them. */
  module: string
  names: readonly string[]
  /** The type arguments of its examples, by the name of the generic type. */
  examples: ReadonlyMap<string, readonly string[]>
}

/**
 * Writes the file that asks the compiler about types, one exported alias each.
 *
 * Every exported name is in scope; where two entry points export one name, the last one's meaning is taken
 * (the React entry points come last and hold more). Others are reached through a namespace: `query.createApi`.
 */
export function fileOfTypes(
  modules: readonly DeclaredModule[],
  names: readonly ExportedName[],
  examples: ExampleNames,
  aliases: ReadonlyMap<string, string>,
): string {
  const imports = modules.map(({ name }) => {
    const own = names.filter(({ entries }) => entries.at(-1) === name).map((exported) => exported.name)
    const module = JSON.stringify(name)
    return `import type { ${own.join(', ')} } from ${module}\nimport type * as ${getNamespace(name)} from ${module}\n`
  })
  imports.push(`import type { ${examples.names.join(', ')} } from ${JSON.stringify(examples.module)}\n`)
  const types = [...aliases].map(([name, text]) => `export type ${name} = ${text}\n`)
  return imports.join('') + HELPERS + types.join('')
}

/** `@reduxjs/toolkit` → `toolkit`, `@reduxjs/toolkit/query/react` → `queryReact`. */
function getNamespace(module: string): string {
  const [, base = 'module', ...rest] = module.split('/')
  const [first = base, ...others] = rest
  return first + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

/**
 * Says what is wrong with the syntax of a type expression.
 *
 * @returns the parser's message; undefined if it is one complete type
 */
export function syntaxError(expression: string): string | undefined {
  const text = `type T = ${expression}\n`
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true })
  const file = parse(expression)
  if (diagnostics[0]) return ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')
  if (expression.trim() === '' || file.statements.length !== 1) return 'This is not one type.'
  return undefined
}

/**
 * Gives `any` for every type argument that a name needs and the author left out.
 *
 * @param examples - names that are replaced with their example instead
 */
export function completeExpression(
  expression: string,
  names: readonly ExportedName[],
  examples: ReadonlyMap<string, unknown> = new Map(),
): string {
  const required = new Map(names.map((exported) => [exported.name, exported.requiredParameters]))
  const changes: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && !node.typeArguments) {
      const name = node.typeName.getText()
      const count = required.get(name) ?? 0
      const [start, end] = [node.getStart() - PREFIX.length, node.getEnd() - PREFIX.length]
      if (examples.has(name)) changes.push({ start, end, text: `Examples['${name}']` })
      else if (count > 0) changes.push({ start: end, end, text: `<${Array(count).fill('any').join(', ')}>` })
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(expression))
  return changes
    .sort((first, second) => second.start - first.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), expression)
}

const PREFIX = 'type T = '

function parse(expression: string): ts.SourceFile {
  return ts.createSourceFile('expression.ts', PREFIX + expression, ts.ScriptTarget.ES2022, true)
}

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
type Inner<T, Name extends string> = T extends object ? (Name extends keyof T ? T[Name] : never) : never
type Returned<F> = NonNullable<F> extends (...args: any) => infer R ? Awaited<R> : never
`

/**
 * Writes the file that asks the compiler for the types of expressions, one exported alias each, `T0`, `T1`, ….
 *
 * Every exported name is in scope; where two entry points export one name, the last one's meaning is taken
 * (the React entry points come last and hold more). Others are reached through a namespace: `query.createApi`.
 */
export function fileOfExpressions(
  modules: readonly DeclaredModule[],
  names: readonly ExportedName[],
  expressions: readonly string[],
): string {
  const imports = modules.map(({ name }) => {
    const own = names.filter(({ entries }) => entries.at(-1) === name).map((exported) => exported.name)
    const module = JSON.stringify(name)
    return `import type { ${own.join(', ')} } from ${module}\nimport type * as ${namespaceOf(name)} from ${module}\n`
  })
  const required = new Map(names.map((exported) => [exported.name, exported.requiredParameters]))
  const aliases = expressions.map(
    (expression, index) => `export type T${index} = ${complete(expression, required)}\n`,
  )
  return imports.join('') + HELPERS + aliases.join('')
}

/** `@reduxjs/toolkit` → `toolkit`, `@reduxjs/toolkit/query/react` → `queryReact`. */
function namespaceOf(module: string): string {
  const [, base = 'module', ...rest] = module.split('/')
  const [first = base, ...others] = rest
  return first + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

/**
 * Says what is wrong with the syntax of a type expression.
 *
 * @returns the parser's message; undefined if it is one complete type
 */
export function syntaxFault(expression: string): string | undefined {
  const text = `type T = ${expression}\n`
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true })
  const file = parse(expression)
  if (diagnostics[0]) return ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')
  if (expression.trim() === '' || file.statements.length !== 1) return 'This is not one type.'
  return undefined
}

/** Gives `any` for every type argument that a name needs and the author left out. */
function complete(expression: string, required: ReadonlyMap<string, number>): string {
  const insertions: { at: number; count: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && !node.typeArguments) {
      const count = required.get(node.typeName.getText()) ?? 0
      if (count > 0) insertions.push({ at: node.getEnd() - PREFIX.length, count })
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(expression))
  return insertions
    .sort((first, second) => second.at - first.at)
    .reduce(
      (text, { at, count }) =>
        `${text.slice(0, at)}<${Array(count).fill('any').join(', ')}>${text.slice(at)}`,
      expression,
    )
}

const PREFIX = 'type T = '

function parse(expression: string): ts.SourceFile {
  return ts.createSourceFile('expression.ts', PREFIX + expression, ts.ScriptTarget.ES2022, true)
}

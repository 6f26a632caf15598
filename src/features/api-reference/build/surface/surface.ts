import ts from 'typescript'

import { difference, type WrittenType } from './compare-types'
import { importModules, listExamples, listExports } from './exports'
import { completeExpression, fileOfTypes, syntaxError, type ExampleNames } from './expressions'
import { getMembers, getPlace, type Example } from './members'
import type { DeclaredModule, SurfaceProgram } from './program'
import { createSurfaceProgram } from './program'
import type { ExportedName, ExpressionDiagnostic, MemberGroup } from './types'

/** Answers from the declarations of the library. */
export interface Surface {
  exports: ExportedName[]
  /** The members of each expression, in the same order, or why there are none. */
  evaluate: (expressions: readonly string[]) => (MemberGroup | ExpressionDiagnostic)[]
  /** What is wrong with types that authors wrote, in the same order; `null` for those that are right. */
  compare: (types: readonly WrittenType[]) => (string | null)[]
}

/**
 * Opens the library's declarations. Costs about a second.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @param modules - the modules to read, the plainer before the richer
 * @param exampleModule - the module with example types, relative to `siteDir`
 */
export function createSurface(
  siteDir: string,
  modules: readonly DeclaredModule[],
  exampleModule: string,
): Surface {
  let program = createSurfaceProgram(siteDir, modules, importModules([...modules, { name: exampleModule }]))
  const exports = listExports(program)
  const examples = listExamples(program, exampleModule)
  const complete = (expression: string): string => completeExpression(expression, exports)
  const exemplify = (expression: string): string => completeExpression(expression, exports, examples.examples)

  const ask = (types: ReadonlyMap<string, string>): Answers => {
    program = createSurfaceProgram(siteDir, modules, fileOfTypes(modules, exports, examples, types), program)
    return getAnswers(program)
  }

  return {
    exports,
    evaluate(expressions) {
      const messages = expressions.map(syntaxError)
      const types = new Map<string, string>()
      expressions.forEach((expression, index) => {
        if (messages[index] !== undefined) return
        types.set(`T${index}`, complete(expression))
        if (exemplify(expression) !== complete(expression)) types.set(`E${index}`, exemplify(expression))
      })
      const answers = ask(types)
      return expressions.map((expression, index) => {
        const message = messages[index]
        return message === undefined ? getGroup(expression, index, answers, program, examples) : { message }
      })
    },
    compare(written) {
      const messages = written.map(({ type }) => syntaxError(type))
      const types = new Map<string, string>()
      written.forEach(({ expression, member, type, isOptional }, index) => {
        if (messages[index] !== undefined) return
        const inner = `Inner<${exemplify(expression)}, ${getKey(member)}>`
        types.set(`D${index}`, isOptional ? `Exclude<${inner}, undefined>` : inner)
        // A generic function with what its type parameters extend.
        types.set(`G${index}`, `D${index} extends (...args: infer A) => infer R ? (...args: A) => R : never`)
        types.set(`W${index}`, isOptional ? `Exclude<${complete(type)}, undefined>` : complete(type))
      })
      const answers = ask(types)
      return written.map((_, index) => messages[index] ?? getComparison(index, answers, program) ?? null)
    },
  }
}

/** A type, and what the compiler says against it. */
interface Answer {
  node: ts.TypeAliasDeclaration
  message?: string
}

/** By the name of the alias. */
type Answers = ReadonlyMap<string, Answer>

function getAnswers({ program, file }: SurfaceProgram): Answers {
  const diagnostics = program.getSemanticDiagnostics(file)
  const answers = new Map<string, Answer>()
  for (const node of file.statements) {
    if (!ts.isTypeAliasDeclaration(node)) continue
    const [diagnostic] = diagnostics.filter(
      ({ start = -1 }) => start >= node.getStart() && start < node.getEnd(),
    )
    const message = diagnostic && ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
    answers.set(node.name.text, message === undefined ? { node } : { node, message })
  }
  return answers
}

/**
 * A name alone means its type as declared, with open type parameters, so that `Slice` has a member of type `Name`. Any
 * other expression means the type that it evaluates to.
 */
function getGroup(
  expression: string,
  index: number,
  answers: Answers,
  surface: SurfaceProgram,
  examples: ExampleNames,
): MemberGroup | ExpressionDiagnostic {
  const { checker } = surface
  const answer = answers.get(`T${index}`)
  if (!answer) return { message: 'No type.' }
  if (answer.message !== undefined) return { message: answer.message }
  const { type: node } = answer.node
  const example = answers.get(`E${index}`)
  if (example?.message !== undefined) return { message: `In its example: ${example.message}` }
  const isExample = examples.names.some((name) => new RegExp(`\\b${name}\\b`).test(expression))
  const exampleNode = example?.node.type ?? (isExample ? node : undefined)
  const isName = /^[\w$]+$/.test(expression)
  const symbol =
    isName && ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const shown: Example | undefined = exampleNode && {
    type: checker.getTypeFromTypeNode(exampleNode),
    parameters: getParameters(target, examples.examples.get(expression) ?? []),
  }
  const written = getMembers(checker.getTypeFromTypeNode(node), surface, shown)
  const declared = target && getMembers(checker.getDeclaredTypeOfSymbol(target), surface, shown)
  const group = declared && declared.members.length >= written.members.length ? declared : written
  const named = (target?.declarations ?? []).slice(0, 1).map(getPlace)
  if (group.members.length > 0) return { ...group, identities: [...new Set([...named, ...group.identities])] }
  return { message: 'The type has no members.' }
}

/** What the example has for each type parameter of a declaration. */
function getParameters(
  target: ts.Symbol | undefined,
  names: readonly string[],
): ReadonlyMap<ts.Node, string> {
  const declaration = (target?.declarations ?? []).find(
    (node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  )
  const parameters = (declaration?.typeParameters ?? []).flatMap((parameter, index) => {
    const name = names[index]
    return name === undefined ? [] : [[parameter, name] as const]
  })
  return new Map(parameters)
}

function getComparison(index: number, answers: Answers, surface: SurfaceProgram): string | undefined {
  const [written, declared] = [answers.get(`W${index}`), answers.get(`D${index}`)]
  if (!written || !declared) return 'No type.'
  const message = written.message ?? declared.message
  if (message !== undefined) return message
  const getType = ({ node }: Answer): ts.Type => surface.checker.getTypeFromTypeNode(node.type)
  const general = answers.get(`G${index}`)
  return difference(getType(written), getType(declared), general && getType(general), surface)
}

/** `[Symbol.observable]` is the key of a symbol, other names are strings. */
function getKey(member: string): string {
  const symbol = /^\[(Symbol\.\w+)\]$/.exec(member)?.[1]
  return symbol === undefined ? JSON.stringify(member) : `typeof ${symbol}`
}

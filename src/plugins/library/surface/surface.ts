import ts from 'typescript'

import { importModules, listExports } from './exports'
import { fileOfExpressions, syntaxFault } from './expressions'
import { membersOf, placeOf } from './members'
import type { DeclaredModule, SurfaceProgram } from './program'
import { openProgram } from './program'
import type { ExportedName, ExpressionFault, MemberGroup } from './types'

/** Answers from the declarations of the library. */
export interface Surface {
  exports: ExportedName[]
  /** The members of each expression, in the same order, or why there are none. */
  evaluate: (expressions: readonly string[]) => (MemberGroup | ExpressionFault)[]
}

/**
 * Opens the library's declarations. Costs about a second.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @param modules - the modules to read, the plainer before the richer
 */
export function openSurface(siteDir: string, modules: readonly DeclaredModule[]): Surface {
  let program = openProgram(siteDir, modules, importModules(modules))
  const exports = listExports(program)
  return {
    exports,
    evaluate(expressions) {
      const faults = expressions.map(syntaxFault)
      const valid = expressions.map((expression, index) =>
        faults[index] === undefined ? expression : 'never',
      )
      program = openProgram(siteDir, modules, fileOfExpressions(modules, exports, valid), program)
      const answers = answersOf(program, valid)
      return expressions.map((_, index) => {
        const fault = faults[index]
        return fault === undefined ? (answers.get(`T${index}`) ?? { fault: 'No type.' }) : { fault }
      })
    },
  }
}

function answersOf(
  surface: SurfaceProgram,
  expressions: readonly string[],
): Map<string, MemberGroup | ExpressionFault> {
  const { program, file } = surface
  const diagnostics = program.getSemanticDiagnostics(file)
  const answers = new Map<string, MemberGroup | ExpressionFault>()
  for (const statement of file.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || !/^T\d+$/.test(statement.name.text)) continue
    const [diagnostic] = diagnostics.filter(
      ({ start = -1 }) => start >= statement.getStart() && start < statement.getEnd(),
    )
    answers.set(
      statement.name.text,
      diagnostic
        ? { fault: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ') }
        : groupOf(statement, isName(statement.name.text, expressions), surface),
    )
  }
  return answers
}

/**
 * A name alone means its type as declared, with open type parameters, so that `Slice` has a member of type `Name`. Any
 * other expression means the type that it evaluates to.
 */
function groupOf(
  { type: node }: ts.TypeAliasDeclaration,
  bare: boolean,
  surface: SurfaceProgram,
): MemberGroup | ExpressionFault {
  const { checker } = surface
  const symbol = bare && ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const written = membersOf(checker.getTypeFromTypeNode(node), surface)
  const declared = target && membersOf(checker.getDeclaredTypeOfSymbol(target), surface)
  const group = declared && declared.members.length >= written.members.length ? declared : written
  const named = (target?.declarations ?? []).slice(0, 1).map(placeOf)
  if (group.members.length > 0) return { ...group, identities: [...new Set([...named, ...group.identities])] }
  return { fault: 'The type has no members.' }
}

/** Whether the alias `T5` is of a name alone. Its type arguments, if it needs any, were added by us. */
function isName(alias: string, expressions: readonly string[]): boolean {
  return /^[\w$]+$/.test(expressions[Number(alias.slice(1))] ?? '')
}

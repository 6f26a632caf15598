import type { Evaluate } from './check-table'
import { innerExpression } from './names'
import type { OptionsTable, TableDiagnostic } from './options-table'

/** The default of an option, as found in the installed library. */
export interface FoundDefault {
  expression: string
  member: string
  value: string
}

/** Compares the defaults in a table with those found in the library. */
export function checkDefaults(
  table: OptionsTable,
  known: readonly FoundDefault[],
  evaluate: Evaluate,
): { checked: number; diagnostics: TableDiagnostic[] } {
  const diagnostics: TableDiagnostic[] = []
  let checked = 0
  for (const row of table.rows) {
    const expression = innerExpression(table.expression, row.parent)
    const found = known.find(
      (one) => one.member === row.member && isSameType(one.expression, expression, evaluate),
    )
    if (!found || !row.default) continue
    checked += 1
    const written = row.default.code ?? row.default.text
    if (written === found.value || (found.value === 'undefined' && row.default.text === 'none')) continue
    const value = found.value === 'undefined' ? 'none' : `\`${found.value}\``
    diagnostics.push({
      ...row.place,
      message: `The default of \`${row.name}\` is ${value}, not "${row.default.text}".`,
    })
  }
  return { checked, diagnostics }
}

/** Whether two expressions are the same type. */
export function isSameType(first: string, second: string, evaluate: Evaluate): boolean {
  if (first === second) return true
  const [one, other] = [evaluate(first), evaluate(second)]
  if ('message' in one || 'message' in other) return false
  return one.identities.some((identity) => other.identities.includes(identity))
}

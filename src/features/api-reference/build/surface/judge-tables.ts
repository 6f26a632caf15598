import { checkTable, type Evaluate } from './check-table'
import { checkTypes, type PlacedDiagnostic } from './check-types'
import type { OptionsTable } from './options-table'
import type { Surface } from './surface'

/**
 * Compares what authors wrote in tables with what the library declares. Empty if they agree.
 *
 * @param compare - called once, because each call runs the compiler
 */
export function judgeTables<Table extends OptionsTable>(
  tables: readonly Table[],
  evaluate: Evaluate,
  compare: Surface['compare'],
): PlacedDiagnostic<Table>[] {
  const ofRows = tables.flatMap((table) =>
    checkTable(table, evaluate).map((diagnostic) => ({ table, diagnostic })),
  )
  return [...ofRows, ...checkTypes(tables, evaluate, compare)]
}

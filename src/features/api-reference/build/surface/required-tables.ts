import { isSameType } from './check-defaults'
import type { Evaluate } from './check-table'
import type { ExportedName } from './types'

/** A type whose members the reference has to list, because a page is the home of its export. */
export interface RequiredTable {
  /** The export. */
  owner: string
  /** The expression to write, for example `CreateSliceOptions`. */
  expression: string
}

/** Functions of the library take their options as one of the first arguments. */
const ARGUMENTS = [0, 1, 2]

/** Types that may need a table: the export as a type and, if it is a function, its arguments. */
export function tablesOf({ name, kind }: ExportedName): RequiredTable[] {
  const inputs = kind === 'value' ? ARGUMENTS.map((index) => argument(name, index)) : []
  return [name, ...inputs].map((expression) => ({ owner: name, expression }))
}

function argument(name: string, index: number): string {
  return index === 0 ? `Argument<typeof ${name}>` : `Argument<typeof ${name}, ${index}>`
}

/**
 * Whether the members of a type have to be listed: an exported type that has members of the library's own, and an
 * argument that has optional ones among them, which is what tells options from a store or a slice.
 */
export function needsTable(
  { owner, expression }: RequiredTable,
  origin: string,
  evaluate: Evaluate,
): boolean {
  const group = evaluate(expression)
  if ('message' in group) return false
  const own = group.members.filter(({ declaredIn }) => declaredIn === origin)
  return expression === owner ? own.length > 0 : own.some(({ presence }) => presence === 'optional')
}

/** Whether one of the tables lists the members of the type. */
export function hasTable(required: RequiredTable, tables: readonly string[], evaluate: Evaluate): boolean {
  return tables.some((expression) => isSameType(required.expression, expression, evaluate))
}

import { checkTable, type Evaluate, memberOfRow } from './check-table'
import type { OptionsTable, OptionsRow, TableDiagnostic } from './options-table'
import type { Surface } from './surface'
import type { WrittenType } from './compare-types'
import { LONGEST_WRITTEN, unfitness } from './fitness'
import { syntaxError } from './expressions'
import { innerExpression } from './names'
import { tidyType } from './tidy-type'
import type { Member } from './types'

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

/** A table, and something that is wrong with it. */
interface PlacedDiagnostic<Table extends OptionsTable> {
  table: Table
  diagnostic: TableDiagnostic
}

/** A row of a table, and the member that it is about. */
interface Pair<Table extends OptionsTable> {
  table: Table
  row: OptionsRow
  member: Member
}

/**
 * Checks the types that readers see: those that authors wrote agree with the declared ones, and those that no one can read
 * have been written by an author.
 *
 * @param compare - called once, because each call runs the compiler
 */
function checkTypes<Table extends OptionsTable>(
  tables: readonly Table[],
  evaluate: Evaluate,
  compare: Surface['compare'],
): PlacedDiagnostic<Table>[] {
  const pairs = tables.flatMap((table) => getPairs(table, evaluate))
  const written = pairs.filter(({ row }) => row.type !== undefined && syntaxError(row.type) === undefined)
  const differences = compare(written.map(writtenType))
  return pairs.flatMap((pair) => {
    const message = getMessage(pair, differences[written.indexOf(pair)] ?? undefined)
    return message === undefined ? [] : [{ table: pair.table, diagnostic: { ...pair.row.place, message } }]
  })
}

function getPairs<Table extends OptionsTable>(table: Table, evaluate: Evaluate): Pair<Table>[] {
  return table.rows.flatMap((row) => {
    const member = memberOfRow(table, row, evaluate)
    return member ? [{ table, row, member }] : []
  })
}

function writtenType({ table, row, member }: Pair<OptionsTable>): WrittenType {
  return {
    expression: innerExpression(table.expression, row.parent),
    member: row.member,
    type: row.type ?? '',
    isOptional: row.default !== undefined && member.presence === 'optional',
  }
}

function getMessage({ row, member }: Pair<OptionsTable>, difference: string | undefined): string | undefined {
  const { name, type } = row
  if (type === undefined) {
    if (member.unfit === undefined) return undefined
    return `The type of \`${name}\` ${member.unfit}: ${member.type}. Write it for readers after the name, like \`${name}\`: \`Result | undefined\`.`
  }
  const syntax = syntaxError(type)
  if (syntax !== undefined) return `The type of \`${name}\` is not a type. ${syntax}`
  if (member.unfit === undefined && tidyType(type) === member.type)
    return `The type of \`${name}\` is known without you: remove it.`
  const unfit = unfitness(type, LONGEST_WRITTEN)
  if (unfit !== undefined) return `The type of \`${name}\` ${unfit}. Write it for readers.`
  if (difference === undefined) return undefined
  return `The type of \`${name}\` is not \`${type}\`: ${difference.replace(/[.?]$/, '')}. Correct it.`
}

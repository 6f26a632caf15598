import { innerExpression } from './names'
import type { OptionsRow, OptionsTable, TableDiagnostic } from './options-table'
import type { Surface } from './surface'
import type { ExpressionDiagnostic, Member, MemberGroup } from './types'

/** Finds the members of an expression. */
export type Evaluate = (expression: string) => MemberGroup | ExpressionDiagnostic

/** All type expressions whose members are needed to check a table. */
export function getExpressions({ expression, inherited, rows }: OptionsTable): string[] {
  const inner = rows.map(({ parent }) => innerExpression(expression, parent))
  return [...new Set([expression, ...inner, ...(inherited ? [inherited.expression] : [])])]
}

/** Asks for expressions at once, because each call may run the compiler. */
export function answersTo(expressions: readonly string[], evaluate: Surface['evaluate']): Evaluate {
  const distinct = [...new Set(expressions)]
  const groups = evaluate(distinct)
  const answers = new Map(distinct.map((expression, index) => [expression, groups[index]]))
  return (expression) => answers.get(expression) ?? { message: 'It was not asked for.' }
}

/** Compares the rows of a table with the members that the library declares. Empty if they agree. */
export function checkTable(table: OptionsTable, evaluate: Evaluate): TableDiagnostic[] {
  const parents = [...new Set(['', ...table.rows.map(({ parent }) => parent)])]
  const diagnostics = parents.flatMap((parent) => checkLevel(table, parent, evaluate))
  return diagnostics.sort((first, second) => first.line - second.line)
}

/** The member that a row is about. */
export function memberOfRow(table: OptionsTable, row: OptionsRow, evaluate: Evaluate): Member | undefined {
  const group = evaluate(innerExpression(table.expression, row.parent))
  return 'message' in group ? undefined : group.members.find(({ name }) => name === row.member)
}

function checkLevel(table: OptionsTable, parent: string, evaluate: Evaluate): TableDiagnostic[] {
  const rows = table.rows.filter((row) => row.parent === parent)
  const expression = innerExpression(table.expression, parent)
  const group = evaluate(expression)
  if ('message' in group) {
    const message = `No members are known of ${parent === '' ? expression : `\`${parent}\``}. ${group.message}`
    return [{ ...(parent === '' ? table.place : (rows[0] ?? table).place), message }]
  }
  const diagnostics = rows.flatMap((row) => {
    const member = group.members.find(({ name }) => name === row.member)
    return member ? checkRow(row, member) : [{ ...row.place, message: unknownMember(row, group.members) }]
  })
  if (table.excerpt) return diagnostics
  const missing = group.members.filter(({ name }) => !rows.some((row) => row.member === name))
  return [...diagnostics, ...checkMissing(table, parent, missing, evaluate)]
}

function unknownMember(row: OptionsRow, members: readonly Member[]): string {
  return `There is no \`${row.name}\`. The members are ${members.map(({ name }) => name).join(', ')}.`
}

function checkRow(row: OptionsRow, member: Member): TableDiagnostic[] {
  const messages = [...presenceMessages(row, member), ...deprecationMessages(row, member)]
  return messages.map((message) => ({ ...row.place, message }))
}

function presenceMessages({ name, default: initial }: OptionsRow, { presence }: Member): string[] {
  if (!initial) return []
  const { text } = initial
  if (text === '') return [`\`${name}\` has no default; write "none", or what happens without it.`]
  const saysRequired = /^required\b/.test(text)
  if (presence === 'optional' && saysRequired)
    return [`\`${name}\` is optional; "Default" can't say "required".`]
  if (presence === 'required' && text !== 'required')
    return [`\`${name}\` is required; "Default" says "required".`]
  if (presence === 'variant' && !/^required \S/.test(text)) {
    return [`\`${name}\` is required in some forms and absent in others; "Default" says "required with …".`]
  }
  return []
}

function deprecationMessages({ name, meaning }: OptionsRow, { deprecated }: Member): string[] {
  const saysDeprecated = /^deprecated\b/i.test(meaning.text)
  if (deprecated && !saysDeprecated)
    return [`\`${name}\` is deprecated; its meaning begins with "Deprecated".`]
  if (!deprecated && saysDeprecated) return [`\`${name}\` is not deprecated in the declarations.`]
  return []
}

function checkMissing(
  table: OptionsTable,
  parent: string,
  missing: readonly Member[],
  evaluate: Evaluate,
): TableDiagnostic[] {
  const prefix = parent === '' ? '' : `${parent}.`
  const names = missing.map(({ name }) => prefix + name)
  const omitted = table.omissions.flatMap((omission) => omission.names)
  const inherited = parent === '' ? inheritedNames(table, evaluate) : []
  const lacking = names.filter((name) => !omitted.includes(name) && !inherited.includes(name))
  const messages = lacking.length > 0 ? [rowsToAdd(lacking)] : []
  if (parent === '') {
    const stale = omitted.filter((name) => !name.includes('.') && !names.includes(name))
    messages.push(...stale.map((name) => `"omit" names \`${name}\`, which has a row or doesn't exist.`))
    if (table.inherited && !names.some((name) => inherited.includes(name))) {
      messages.push(
        `"extends" adds nothing: no member without a row comes from ${table.inherited.expression}.`,
      )
    }
  }
  return messages.map((message) => ({ ...table.place, message }))
}

function rowsToAdd(names: readonly string[]): string {
  const rows = names.map((name) => `\`${name}\``).join(', ')
  return `The table lacks ${rows}. Add a row for each.`
}

function inheritedNames({ inherited }: OptionsTable, evaluate: Evaluate): string[] {
  const group = inherited && evaluate(inherited.expression)
  return group && !('message' in group) ? group.members.map(({ name }) => name) : []
}

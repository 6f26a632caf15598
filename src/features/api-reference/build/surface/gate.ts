import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { checkDefaults, isSameType, type FoundDefault } from './check-defaults'
import { answersTo, getExpressions, type Evaluate } from './check-table'
import { judgeTables } from './judge-tables'
import type { OptionsTable } from './options-table'
import type { ReferencePage } from './read-reference'
import type { Surface } from './surface'
import type { ExportedName } from './types'
import type { Home } from './homes'

/** A type whose members the reference has to list, because a page is the home of its export. */
interface RequiredTable {
  /** The export. */
  owner: string
  /** The expression to write, for example `CreateSliceOptions`. */
  expression: string
}

/** Functions of the library take their options as one of the first arguments. */
const ARGUMENTS = [0, 1, 2]

/** Types that may need a table: the export as a type and, if it is a function, its arguments. */
function getTables({ name, kind }: ExportedName): RequiredTable[] {
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
function needsTable({ owner, expression }: RequiredTable, origin: string, evaluate: Evaluate): boolean {
  const group = evaluate(expression)
  if ('message' in group) return false
  const own = group.members.filter(({ declaredIn }) => declaredIn === origin)
  return expression === owner ? own.length > 0 : own.some(({ presence }) => presence === 'optional')
}

/** Whether one of the tables lists the members of the type. */
function hasTable(required: RequiredTable, tables: readonly string[], evaluate: Evaluate): boolean {
  return tables.some((expression) => isSameType(required.expression, expression, evaluate))
}

/** The requirements that the pages are checked against. */
export interface Reference extends Surface {
  /** The name of the package; the members that it declares itself are the ones to list. */
  origin: string
  defaults: readonly FoundDefault[]
  /** The page that lists all exports: what is said of those without a home is said of it. */
  index: string
  /** Why expressions need no table, and the file that says it. */
  tablesElsewhere: { path: string; text: string; reasons: Readonly<Record<string, string>> }
}

/** The outcome of the check, with figures to print. */
export interface SurfaceReport {
  diagnostics: Diagnostic[]
  /** Exports that have a home. */
  covered: number
  /** All exports. */
  total: number
  /** Rows of tables. */
  members: number
  /** Rows whose default was compared with the library. */
  defaults: number
}

interface PlacedTable extends OptionsTable {
  page: ReferencePage
}

/** Compares the pages with the library's declarations. */
export function checkSurface(pages: readonly ReferencePage[], reference: Reference): SurfaceReport {
  const tables = pages.flatMap((page) => page.tables.map((table) => ({ ...table, page })))
  const homes = checkHomes(pages, reference)
  const required = homes.found.flatMap(getTables)
  const evaluate = answersTo(expressionsFor(reference, tables, required), reference.evaluate)
  const defaults = tables.map((table) => ({ table, ...checkDefaults(table, reference.defaults, evaluate) }))
  // Everything on an unreadable page would be reported as missing.
  const isUnjudged = pages.some(({ isUnreadable }) => isUnreadable)
  return {
    diagnostics: isUnjudged
      ? []
      : [
          ...pages.flatMap(({ diagnostics }) => diagnostics),
          ...homes.diagnostics,
          ...judgeTables(tables, evaluate, reference.compare).flatMap(({ table, diagnostic }) =>
            inPage(table, [diagnostic]),
          ),
          ...defaults.flatMap(({ table, diagnostics }) => inPage(table, diagnostics)),
          ...repeatedTables(tables, evaluate),
          ...inheritedTables(tables),
          ...missingTables(pages, tables, required, reference, evaluate),
        ],
    covered: homes.found.length,
    total: reference.exports.length,
    members: tables.flatMap(({ rows }) => rows).length,
    defaults: defaults.reduce((sum, { checked }) => sum + checked, 0),
  }
}

/** All expressions that a check needs. */
function expressionsFor(
  { defaults }: Reference,
  tables: readonly PlacedTable[],
  required: readonly RequiredTable[],
): string[] {
  return [
    ...tables.flatMap(getExpressions),
    ...[...required, ...defaults].map(({ expression }) => expression),
  ]
}

function inPage({ page }: PlacedTable, diagnostics: readonly Omit<Diagnostic, 'page'>[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({ page: page.path, ...diagnostic }))
}

function repeatedTables(tables: readonly PlacedTable[], evaluate: Evaluate): Diagnostic[] {
  const complete = tables.filter(({ excerpt }) => !excerpt)
  return complete.flatMap((table, index) => {
    const earlier = complete
      .slice(0, index)
      .find(({ expression }) => isSameType(expression, table.expression, evaluate))
    if (!earlier) return []
    const where = `${earlier.page.path}:${earlier.place.line}`
    const message = `${table.expression} has its table in ${where}. Link there, or mark this one as <Options … excerpt>.`
    return inPage(table, [{ ...table.place, message }])
  })
}

function inheritedTables(tables: readonly PlacedTable[]): Diagnostic[] {
  return tables.flatMap((table) => {
    const { inherited } = table
    const exists = tables.some(({ expression, excerpt }) => !excerpt && expression === inherited?.expression)
    if (!inherited || exists) return []
    const message = `"extends" names ${inherited.expression}, which has no table on any page.`
    return inPage(table, [{ ...table.place, message }])
  })
}

function missingTables(
  pages: readonly ReferencePage[],
  tables: readonly PlacedTable[],
  required: readonly RequiredTable[],
  { origin, tablesElsewhere }: Reference,
  evaluate: Evaluate,
): Diagnostic[] {
  const complete = tables.filter(({ excerpt }) => !excerpt).map(({ expression }) => expression)
  const open = required.filter(
    (one) => needsTable(one, origin, evaluate) && !hasTable(one, complete, evaluate),
  )
  const { path, text, reasons } = tablesElsewhere
  const elsewhere = Object.keys(reasons)
  const unfounded = elsewhere.filter((name) => reasons[name]?.trim() === '')
  const stale = elsewhere.filter((name) => !open.some(({ expression }) => expression === name))
  const lines = text.split('\n')
  const atName = (name: string, message: string): Diagnostic => {
    const index = lines.findIndex((line) => [name, `'${name}`].some((start) => line.trim().startsWith(start)))
    return { page: path, line: Math.max(0, index) + 1, column: 1, message }
  }
  return [
    ...open
      .filter(({ expression }) => !elsewhere.includes(expression))
      .flatMap(({ owner, expression }) => atHome(pages, owner, missingTable(expression, evaluate))),
    ...unfounded.map((name) => atName(name, `Say why ${name} needs no table.`)),
    ...stale.map((name) =>
      atName(name, `${name} needs no entry here: it has a table, or nothing asks for one.`),
    ),
  ]
}

function missingTable(expression: string, evaluate: Evaluate): string {
  const group = evaluate(expression)
  const members = 'message' in group ? '' : group.members.map(({ name }) => name).join(', ')
  const remedy = 'or say in src/features/api-reference/build/surface/tables-elsewhere.ts why not.'
  return `No page lists the members of ${expression} (${members}). Add <Options of="${expression}">, ${remedy}`
}

function atHome(pages: readonly ReferencePage[], owner: string, message: string): Diagnostic[] {
  return pages.flatMap(({ path, homes }) =>
    homes.filter(({ name }) => name === owner).map(({ place }) => ({ page: path, ...place, message })),
  )
}

/** A home, and the page that claims it. */
interface Claim extends Home {
  page: ReferencePage
}

/** Checks that every export has exactly one home, and that pages mention the exports they are home of. */
function checkHomes(
  pages: readonly ReferencePage[],
  reference: Reference,
): { found: ExportedName[]; diagnostics: Diagnostic[] } {
  const claims = pages.flatMap((page) => page.homes.map((home) => ({ ...home, page })))
  const claimed = new Set(claims.map(({ name }) => name))
  const known = new Set(reference.exports.map(({ name }) => name))
  return {
    found: reference.exports.filter(({ name }) => claimed.has(name)),
    diagnostics: [
      ...claims.flatMap((claim, index) => claimDiagnostics(claim, claims.slice(0, index), known)),
      ...homeless(reference, claimed),
    ],
  }
}

function claimDiagnostics(claim: Claim, earlier: readonly Claim[], known: ReadonlySet<string>): Diagnostic[] {
  const { name, page, place } = claim
  const messages: string[] = []
  if (!known.has(name)) messages.push(`The library exports no "${name}".`)
  const first = earlier.find((other) => other.name === name)
  if (first) messages.push(`"${name}" has its home in ${first.page.path}; only one page can be it.`)
  if (!page.shown.has(name)) {
    messages.push(
      `The page is the home of "${name}", but shows it in no heading, first cell of a table, or import.`,
    )
  }
  return messages.map((message) => ({ page: page.path, ...place, message }))
}

function homeless({ exports, index }: Reference, claimed: ReadonlySet<string>): Diagnostic[] {
  return exports
    .filter(({ name }) => !claimed.has(name))
    .map(({ name, entries }) => {
      const remedy = 'Name it in the front matter of the page that explains it: exports: […].'
      const message = `"${name}" of ${entries.join(' and ')} has no home. ${remedy}`
      return { page: index, line: 1, column: 1, message }
    })
}

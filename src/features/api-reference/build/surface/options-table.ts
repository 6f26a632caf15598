import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'

import { slug } from '../../../../lib/build/slug'
import { splitName } from './names'

/** A place in a page; both numbers from 1. */
export interface TablePosition {
  line: number
  column: number
}

/** A row that an author wrote. */
export interface OptionsRow {
  /** The member, for example `reducer` or `serialize.options`. */
  name: string
  /** The part before the last dot; empty for a member of the type itself. */
  parent: string
  member: string
  /** The anchor of the row. */
  id: string
  place: TablePosition
  /** The type, if the author wrote one. */
  type?: string
  /** Absent in a table without that column; `code` is the first code in the cell. */
  default?: { text: string; code: string | undefined; content: PhrasingContent[] }
  meaning: { text: string; content: PhrasingContent[] }
}

/** Members that a table leaves out, and why; the page prints it below the table. */
interface Omission {
  names: string[]
  reason: string
}

/** `<Options of="…">` around a table. */
export interface OptionsTable {
  expression: string
  /** The prefix of the rows' anchors. */
  id: string
  /** True for an excerpt of a table on another page, which may leave out members. */
  excerpt: boolean
  /** The type that the remaining members come from, and the address of its table. */
  inherited?: { expression: string; address: string }
  omissions: Omission[]
  /** The headings of the columns, except that of the type. */
  columns: string[]
  rows: OptionsRow[]
  place: TablePosition
}

/** A fault of a table and its place. */
export interface TableDiagnostic extends TablePosition {
  message: string
}

const ATTRIBUTES = ['of', 'id', 'excerpt', 'extends', 'omit']
const COLUMNS = ['Option | Default | Meaning', 'Property | Meaning']

/** Reads an `<Options>` element of a page's tree. A table with faults isn't compared with the library. */
export function readOptionsTable(element: MdxJsxFlowElement): {
  table: OptionsTable
  diagnostics: TableDiagnostic[]
} {
  const place = getPlace(element)
  const diagnostics: TableDiagnostic[] = []
  const report = (message: string, at: TablePosition = place): void =>
    void diagnostics.push({ ...at, message })
  const attributes = readAttributes(element, report)
  const expression = attributes.get('of') ?? ''
  const table: OptionsTable = {
    expression,
    id: attributes.get('id') ?? slug(expression),
    excerpt: attributes.has('excerpt'),
    omissions: readOmissions(attributes.get('omit'), report),
    columns: [],
    rows: [],
    place,
  }
  const inherited = readInherited(attributes.get('extends'), report)
  if (inherited) table.inherited = inherited
  if (expression === '')
    report('<Options> needs the type that its rows belong to: <Options of="ConfigureStoreOptions">.')
  readBody(element, table, report)
  return { table, diagnostics }
}

type Report = (message: string, at?: TablePosition) => void

function readAttributes(element: MdxJsxFlowElement, report: Report): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || !ATTRIBUTES.includes(attribute.name)) {
      const name = 'name' in attribute ? `"${attribute.name}"` : '{…}'
      report(`${name} is not an attribute of <Options>; there are ${ATTRIBUTES.join(', ')}.`)
    } else if (typeof attribute.value === 'object' && attribute.value !== null) {
      report(`Write ${attribute.name}="…", as text in quotes.`)
    } else {
      attributes.set(attribute.name, attribute.value ?? '')
    }
  }
  return attributes
}

function readInherited(value: string | undefined, report: Report): OptionsTable['inherited'] {
  if (value === undefined) return undefined
  const [, expression, address] = /^\[(.+)\]\((.+)\)$/.exec(value) ?? []
  if (expression !== undefined && address !== undefined) return { expression, address }
  report('"extends" is a link to the table of a type: extends="[Slice](/api/createSlice#returns)".')
  return undefined
}

/**
 * Reads `omit="Types: exists for the compiler only; _type internalActions: app code has no use for them"`.
 *
 * @param report - called with a message for each fault
 */
function readOmissions(value: string | undefined, report: Report): Omission[] {
  if (value === undefined) return []
  return value.split(';').flatMap((part) => {
    const [, names, reason] = /^\s*([^:]+):\s+(\S.*?)\s*$/.exec(part) ?? []
    if (names !== undefined && reason !== undefined) return [{ names: names.trim().split(/\s+/), reason }]
    report(`"omit" gives a reason for what it leaves out: omit="Types: exists for the compiler only".`)
    return []
  })
}

function readBody(element: MdxJsxFlowElement, table: OptionsTable, report: Report): void {
  const [body, ...rest] = element.children
  if (body?.type !== 'table' || rest.length > 0) {
    report('<Options> holds one Markdown table and nothing else, with empty lines around it.')
    return
  }
  readColumns(body, table, report)
  for (const row of body.children.slice(1)) {
    const read = readRow(row, table, report)
    if (!read) continue
    if (table.rows.some(({ name }) => name === read.name))
      report(`\`${read.name}\` is listed twice; remove one.`, read.place)
    table.rows.push(read)
  }
}

function readColumns(body: Table, table: OptionsTable, report: Report): void {
  const [head] = body.children
  table.columns = head?.children.map((cell) => toString(cell)) ?? []
  if (COLUMNS.includes(table.columns.join(' | '))) return
  const remedy = table.columns.includes('Type')
    ? ' Remove "Type": it is made from the declarations, or written after the name: `data`: `Result | undefined`.'
    : ''
  report(`The columns are "${COLUMNS.join('" or "')}".${remedy}`, getPlace(body))
}

function readRow(row: TableRow, table: OptionsTable, report: Report): OptionsRow | undefined {
  const place = getPlace(row.children[0] ?? row)
  const [first, ...others] = row.children
  const { name, type } = readFirst(first) ?? {}
  if (name === undefined) {
    report(
      "The first cell of a row is the property's name as code, like `reducer`, or name and type, like `data`: `Result`.",
      place,
    )
    return undefined
  }
  const meaning = others[table.columns.indexOf('Meaning') - 1]
  const initial = others[table.columns.indexOf('Default') - 1]
  if (meaning === undefined || toString(meaning) === '') report(`\`${name}\` has no meaning; say it.`, place)
  return {
    name,
    ...splitName(name),
    id: `${table.id}-${slug(name)}`,
    place,
    ...(type === undefined ? {} : { type }),
    ...(initial
      ? { default: { text: toString(initial), code: firstCode(initial), content: initial.children } }
      : {}),
    meaning: { text: meaning ? toString(meaning) : '', content: meaning?.children ?? [] },
  }
}

/** Reads `name`, or `name`: `type`. */
function readFirst(cell: TableCell | undefined): { name: string; type: string | undefined } | undefined {
  const [name, colon, type, ...rest] = cell?.children ?? []
  if (name?.type !== 'inlineCode' || rest.length > 0) return undefined
  if (colon === undefined) return { name: name.value, type: undefined }
  const isType = colon.type === 'text' && colon.value.trim() === ':' && type?.type === 'inlineCode'
  return isType ? { name: name.value, type: type.value } : undefined
}

function firstCode(cell: TableCell): string | undefined {
  return cell.children.find((node) => node.type === 'inlineCode')?.value
}

function getPlace(node: { position?: { start: TablePosition } | undefined }): TablePosition {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line, column }
}

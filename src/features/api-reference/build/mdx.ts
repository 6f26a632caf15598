import type { Root, Parent, Table, TableCell } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { toString } from 'mdast-util-to-string'

import { AuthorError } from '../../../lib/build/author-error'
import { formatDiagnostic } from '../../../lib/build/diagnostic'
import { pageSource, type PageSource } from '../../../lib/build/page-source'
import { answersTo, getExpressions } from './surface/check-table'
import { judgeTables } from './surface/judge-tables'
import { readOptionsTable, type TableDiagnostic } from './surface/options-table'
import { renderSpecSheet } from './surface/render-spec-sheet'
import type { Surface } from './surface/surface'

/** How many characters fit in a table's row on a phone without breaking words. */
const PHONE_CHARACTERS = 36

/** The symbols at the beginning of a cell in a comparison, and what they say. */
const SYMBOLS: Readonly<Record<string, string>> = { '●': 'built in', '◐': 'possible', '○': 'no' }

/**
 * A remark plugin for tables. One that is too wide for a phone is marked as `stacked` and gets the name of its column in
 * every cell, so that a narrow screen can show each row as a block of its own. In a `<Comparison>`, which has other ways
 * with narrow screens, symbols get a name that screen readers say.
 */
export function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table, _index, parent) => {
      if (isComparison(parent)) nameSymbols(table)
      else if (isWide(table)) stack(table)
    })
  }
}

function isComparison(parent: Parent | undefined): boolean {
  return parent?.type === 'mdxJsxFlowElement' && (parent as { name?: string | null }).name === 'Comparison'
}

function nameSymbols(table: Table): void {
  for (const cell of table.children.flatMap((row) => row.children)) {
    const [first] = cell.children
    const symbol = first?.type === 'text' ? first.value.charAt(0) : ''
    const name = SYMBOLS[symbol]
    if (name === undefined || first?.type !== 'text') continue
    first.value = first.value.slice(1)
    cell.children.unshift(symbolElement(symbol, name))
  }
}

function symbolElement(symbol: string, name: string): MdxJsxTextElement {
  const attributes = Object.entries({ role: 'img', 'aria-label': name })
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: attributes.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [{ type: 'text', value: symbol }],
  }
}

function isWide(table: Table): boolean {
  const columns = table.children[0]?.children.length ?? 0
  if (columns < 3) return false
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...table.children.map((row) => getText(row.children[column]).length)),
  )
  return widths.reduce((sum, width) => sum + width, 0) > PHONE_CHARACTERS
}

function stack(table: Table): void {
  const [header, ...rows] = table.children
  table.data = { ...table.data, hProperties: { className: ['stacked'] } }
  for (const row of rows) {
    row.children.slice(1).forEach((cell, index) => {
      const label = getText(header?.children[index + 1])
      if (label !== '' && getText(cell) !== '')
        cell.data = { ...cell.data, hProperties: { dataLabel: label } }
    })
  }
}

function getText(cell: TableCell | undefined): string {
  return cell ? toString(cell).trim() : ''
}

/**
 * A remark plugin that turns the tables in `<Options of="…">` into spec sheets, with the types and the rows' anchors. The
 * tables are judged here, too: while authoring, a page is compiled as soon as it is saved, and the gate doesn't run again.
 *
 * @throws Error listing every fault and its place, if a table of the page disagrees with the declarations
 */
export const remarkOptions: Plugin<[Pick<Surface, 'evaluate' | 'compare'>], Root> = ({
  evaluate,
  compare,
}) => {
  return (tree, file) => {
    const elements = optionsIn(tree)
    if (elements.length === 0) return
    const source = pageSource(file)
    const read = elements.map((element) => ({ element, ...readOptionsTable(element) }))
    const tables = read.flatMap(({ table, diagnostics }) => (diagnostics.length === 0 ? [table] : []))
    const answers = answersTo(tables.flatMap(getExpressions), evaluate)
    assertNoDiagnostics(source, [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...judgeTables(tables, answers, compare).map(({ diagnostic }) => diagnostic),
    ])
    for (const { element, table } of read) renderSpecSheet(element, table, answers)
  }
}

function optionsIn(tree: Root): MdxJsxFlowElement[] {
  const elements: MdxJsxFlowElement[] = []
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Options') elements.push(element)
  })
  return elements
}

function assertNoDiagnostics(
  { page, text, lineInFile }: PageSource,
  diagnostics: readonly TableDiagnostic[],
): void {
  if (diagnostics.length === 0) return
  const texts = diagnostics
    .map((diagnostic) => ({ ...diagnostic, page, line: lineInFile(diagnostic.line) }))
    .sort((one, other) => one.line - other.line)
    .map((diagnostic) => formatDiagnostic(diagnostic, text))
  throw new AuthorError(texts.join('\n'))
}

export { readSince, SINCE_FILE, type SinceLedger } from './since/read-since'
export { remarkSince } from './since/remark'
export { createLaterSurface } from './surface/surface-cache'

import type { Parent, Root, Table, TableCell } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

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
    Math.max(...table.children.map((row) => textOf(row.children[column]).length)),
  )
  return widths.reduce((sum, width) => sum + width, 0) > PHONE_CHARACTERS
}

function stack(table: Table): void {
  const [header, ...rows] = table.children
  table.data = { ...table.data, hProperties: { className: ['stacked'] } }
  for (const row of rows) {
    row.children.slice(1).forEach((cell, index) => {
      const label = textOf(header?.children[index + 1])
      if (label !== '' && textOf(cell) !== '') cell.data = { ...cell.data, hProperties: { dataLabel: label } }
    })
  }
}

function textOf(cell: TableCell | undefined): string {
  return cell ? toString(cell).trim() : ''
}

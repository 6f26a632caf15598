import type { Root, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** How many characters fit in a table's row on a phone without breaking words. */
const PHONE_CHARACTERS = 36

/**
 * A remark plugin for tables that are too wide for a phone: marks them as `stacked` and writes the name of its
 * column into every cell, so that a narrow screen can show each row as a block of its own.
 */
export function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (isWide(table)) stack(table)
    })
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

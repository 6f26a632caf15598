import type { Element } from 'domhandler'
import type { TableCell, TableRow } from 'mdast'

import { text } from './blocks'
import { toPhrasing } from './phrasing'
import type { Handler, ElementContext } from './element-context'

/**
 * The options or members of a type, as `src/features/api-reference/build/surface/render-spec-sheet.ts` writes them: a table, because
 * Markdown has no definition lists. Types that open on request are left out.
 */
export const specSheet: Handler = (element, place) => {
  const { $ } = place
  const rows = $(element)
    .children('div')
    .toArray()
    .map((row) => rowOf(row, place))
  const hasDefaults = rows.some(({ children }) => children.length === 4)
  const heads = [element.attribs['data-spec'] ?? '', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning']
  const head: TableRow = {
    type: 'tableRow',
    children: heads.map((name) => ({ type: 'tableCell', children: [text(name)] })),
  }
  return [{ type: 'table', children: [head, ...rows] }]
}

/** On the page, the default is below the name; in the table, it follows the type. */
function rowOf(row: Element, place: ElementContext): TableRow {
  const { $ } = place
  $(row).find('details').remove()
  const [name, ...others] = $(row)
    .children()
    .toArray()
    .map((cell) => cellOf(cell))
  const [type, meaning] = others.slice(-2)
  const cells = [name, type, ...others.slice(0, -2), meaning]
  return { type: 'tableRow', children: cells.filter((cell) => cell !== undefined) }
}

function cellOf(cell: Element): TableCell {
  return { type: 'tableCell', children: toPhrasing(cell.children) }
}

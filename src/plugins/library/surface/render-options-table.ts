import type { BlockContent, PhrasingContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { memberOfRow, type Evaluate } from './check-table'
import type { OptionsRow, OptionsTable } from './options-table'
import type { Member } from './types'

type Content = BlockContent | PhrasingContent

/**
 * Turns the Markdown table in an `<Options>` element into the table to show, with the types of the members.
 *
 * Roles are explicit, because narrow screens show the rows as blocks, and some browsers then no longer expose them to
 * assistive technology as rows.
 */
export function renderOptionsTable(
  element: MdxJsxFlowElement,
  table: OptionsTable,
  evaluate: Evaluate,
): void {
  const [first = 'Option', ...rest] = table.columns
  const heads = [first, 'Type', ...rest].map((name) =>
    html('th', { role: 'columnheader', scope: 'col' }, [{ type: 'text', value: name }]),
  )
  const rows = table.rows.flatMap((row) => {
    const member = memberOfRow(table, row, evaluate)
    return member ? [rowOf(row, member)] : []
  })
  element.attributes = [attribute('anchors', table.rows.map(({ id }) => id).join(' '))]
  element.children = [
    html('table', { role: 'table', 'aria-label': labelOf(table) }, [
      html('thead', { role: 'rowgroup' }, [html('tr', { role: 'row' }, heads)]),
      html('tbody', { role: 'rowgroup' }, rows),
    ]),
    ...notes(table),
  ]
}

function rowOf(row: OptionsRow, member: Member): MdxJsxFlowElement {
  const name = html('a', { href: `#${row.id}` }, [{ type: 'inlineCode', value: row.name }])
  const optionalResult = !row.default && member.presence !== 'required'
  const type = optionalResult ? `${member.type} | undefined` : member.type
  const initial = row.default && [html('td', defaultAttributes(row), row.default.content)]
  return html('tr', { role: 'row', id: row.id }, [
    html('th', { role: 'rowheader', scope: 'row' }, [name]),
    html('td', { role: 'cell' }, [{ type: 'inlineCode', value: type }]),
    ...(initial ?? []),
    html('td', { role: 'cell' }, row.meaning.content),
  ])
}

/** Where rows are blocks, "Default" is shown before the value; "required" needs no label. */
function defaultAttributes({ default: initial }: OptionsRow): Record<string, string> {
  const label: Record<string, string> = initial?.text.startsWith('required')
    ? {}
    : { 'data-label': 'Default' }
  return { role: 'cell', ...label }
}

function labelOf({ columns, expression }: OptionsTable): string {
  const what = columns[0] === 'Member' ? 'Members' : 'Options'
  return /^\w+$/.test(expression) ? `${what} of ${expression}` : what
}

function notes({ inherited, omissions }: OptionsTable): BlockContent[] {
  const text = (value: string): PhrasingContent => ({ type: 'text', value })
  const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
  const paragraphs = omissions.map(({ names, reason }): PhrasingContent[] => [
    text('Not listed: '),
    ...names.flatMap((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)])),
    text(` (${reason}).`),
  ])
  if (inherited) {
    const { expression, address } = inherited
    const link: PhrasingContent = { type: 'link', url: address, children: [code(expression)] }
    paragraphs.push([text('It also has the members of '), link, text('.')])
  }
  return paragraphs.map((children) => ({ type: 'paragraph', children }))
}

function html(name: string, attributes: Record<string, string>, children: Content[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    // The types forbid text and inline elements here, but MDX itself produces them for <td>text</td>.
    children: children as BlockContent[],
    // Otherwise MDX would render the element with the page's component for `table`.
    data: { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'],
  }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}

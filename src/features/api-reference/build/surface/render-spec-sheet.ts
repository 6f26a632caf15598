import type { BlockContent, Paragraph, PhrasingContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { jsxElement } from '../../../../lib/build/jsx-element'
import { memberOfRow, type Evaluate } from './check-table'
import { LONGEST_WHOLE } from './fitness'
import type { OptionsRow, OptionsTable } from './options-table'
import { tidyType } from './tidy-type'
import { meaningsIn } from './type-names'
import type { Member } from './types'

type Content = BlockContent | PhrasingContent

/** From this length on, a type may have to be broken, in characters. */
const BREAKABLE = 30

/** Between the words of a name, from where on it is wider than the column of names. */
const CAMEL = /(?<=^.{14,}[a-z])(?=[A-Z])/

/**
 * Turns the Markdown table in an `<Options>` element into a list of terms with their descriptions. Each name is followed
 * by its default, if the table has that column, its type, and its meaning.
 *
 * @param explained - the names in types that earlier lists of the page have explained; those of this one are added
 */
export function renderSpecSheet(
  element: MdxJsxFlowElement,
  table: OptionsTable,
  evaluate: Evaluate,
  explained: Set<string>,
): void {
  const shown = requiredFirst(table.rows).flatMap((row) => {
    const member = memberOfRow(table, row, evaluate)
    return member ? [{ row, ...typesOf(row, member) }] : []
  })
  element.attributes = [
    attribute('anchors', table.rows.map(({ id }) => id).join(' ')),
    attribute('label', labelOf(table)),
    attribute('rows', String(shown.length)),
  ]
  element.children = [
    jsxElement('dl', { 'data-spec': table.columns[0] ?? 'Option' }, shown.map(rowOf)),
    ...notes(
      table,
      meaningsIn(
        shown.map(({ type }) => type),
        explained,
      ),
    ),
  ]
}

/** Moves required rows to the front; rows of members of members stay below what they are members of. */
function requiredFirst(rows: readonly OptionsRow[]): OptionsRow[] {
  const isRequired = (row: OptionsRow): boolean => {
    const [outermost] = row.name.split('.')
    return rows.find(({ name }) => name === outermost)?.default?.text === 'required'
  }
  return [...rows.filter(isRequired), ...rows.filter((row) => !isRequired(row))]
}

interface ShownRow {
  row: OptionsRow
  type: string
  full?: string | undefined
}

function typesOf(row: OptionsRow, { type, full, presence }: Member): Pick<ShownRow, 'type' | 'full'> {
  if (row.type !== undefined) return { type: row.type, full: full ?? type }
  const isOptionalResult = !row.default && presence !== 'required'
  return { type: isOptionalResult ? tidyType(`(${type}) | undefined`) : type, full }
}

function rowOf({ row, type, full }: ShownRow): MdxJsxFlowElement {
  const name = jsxElement('a', { href: `#${row.id}` }, [
    jsxElement('code', {}, breakable(row.name.split(CAMEL))),
  ])
  const initial = row.default && [jsxElement('dd', defaultAttributes(row), defaultContent(row))]
  return jsxElement('div', {}, [
    jsxElement('dt', { id: row.id }, [name]),
    ...(initial ?? []),
    jsxElement('dd', {}, [
      typeCode(type),
      ...(full === undefined || full.length > LONGEST_WHOLE ? [] : [fullType(full)]),
    ]),
    jsxElement('dd', {}, row.meaning.content),
  ])
}

function fullType(type: string): MdxJsxFlowElement {
  return jsxElement('details', { 'data-search-ignore': '' }, [
    jsxElement('summary', {}, [text('full type')]),
    typeCode(type),
  ])
}

/** A type may be broken at its spaces, and after the brackets that open a list. */
function typeCode(type: string): MdxJsxFlowElement {
  const parts = type.length < BREAKABLE ? [type] : type.split(/(?<=[<(])(?=[\w{<(.[])/)
  return jsxElement('code', {}, breakable(parts))
}

/** Lets a line end between parts. */
function breakable(parts: readonly string[]): Content[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [text(part)] : [jsxElement('wbr', {}, []), text(part)],
  )
}

/** A value is preceded by "default", which the styles add; "required" and "optional" speak for themselves. */
function defaultAttributes({ default: initial }: OptionsRow): Record<string, string> {
  if (initial?.text.startsWith('required') === true) return { 'data-required': '' }
  return initial?.text === 'none' ? {} : { 'data-default': '' }
}

function defaultContent({ default: initial }: OptionsRow): PhrasingContent[] {
  return initial?.text === 'none' ? [text('optional')] : (initial?.content ?? [])
}

function labelOf({ columns, expression }: OptionsTable): string {
  const what = columns[0] === 'Property' ? 'Properties' : 'Options'
  return /^\w+$/.test(expression) ? `${what} of ${expression}` : what
}

function notes(
  { inherited, omissions }: OptionsTable,
  meanings: ReadonlyArray<readonly [name: string, meaning: string]>,
): Paragraph[] {
  const paragraphs = omissions.map(({ names, reason }): PhrasingContent[] => [
    text('Not listed: '),
    ...names.flatMap((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)])),
    text(` (${reason}).`),
  ])
  if (inherited) {
    const { expression, address } = inherited
    const link: PhrasingContent = { type: 'link', url: address, children: [code(expression)] }
    paragraphs.push([text('It also has the properties of '), link, text('.')])
  }
  if (meanings.length > 0) {
    const names = meanings.flatMap(([name, meaning], index) => [
      text(index === 0 ? 'In the types, ' : '; '),
      code(name),
      text(' is '),
      ...phrase(meaning),
    ])
    paragraphs.push([...names, text('.')])
  }
  return paragraphs.map((children) => ({ type: 'paragraph', children }))
}

/** Text with code between backticks. */
function phrase(value: string): PhrasingContent[] {
  return value.split('`').map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}

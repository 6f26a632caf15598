import type { Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'

import { remarkTables } from './mdx'

function getTable(...lines: string[]): Table {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'))
  remarkTables()(tree)
  const [table] = tree.children
  if (table?.type !== 'table') throw new Error('The text is no table.')
  return table
}

const MEANING = 'what a reader wants to know of it'

describe('remarkTables', () => {
  it('labels the cells of a wide table, except the first of a row and empty ones', () => {
    const table = getTable(
      '| Word | When | What |',
      '| --- | --- | --- |',
      `| slice | always | ${MEANING} |`,
      '| thunk | | sometimes |',
    )
    const labels = table.children.map((row) => row.children.map((cell) => cell.data?.hProperties?.dataLabel))
    expect(table.data?.hProperties).toEqual({ className: ['stacked'] })
    expect(labels).toEqual([
      [undefined, undefined, undefined],
      [undefined, 'When', 'What'],
      [undefined, undefined, 'What'],
    ])
  })

  it.each([
    ['two columns', ['| Word | What |', '| --- | --- |', `| slice | ${MEANING} |`]],
    ['short cells', ['| Entry | min | gzip |', '| --- | --- | --- |', '| core | 7.6 kB | 3.1 kB |']],
  ])('leaves a table with %s as it is', (_what, lines) => {
    expect(getTable(...lines).data?.hProperties).toBeUndefined()
  })

  it('names the symbols of a comparison, and leaves its form alone', () => {
    const text = `<Comparison>\n\n| | Ours | Theirs |\n| --- | --- | --- |\n| ${MEANING} | ● always | ○ never |\n\n</Comparison>`
    const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text)
    remarkTables()(tree)
    const [comparison] = tree.children
    const [table] = comparison && 'children' in comparison ? comparison.children : []
    if (table?.type !== 'table') throw new Error('The comparison has no table.')
    expect(table.data).toBeUndefined()
    const cells = table.children[1]?.children.slice(1) ?? []
    expect(cells.map(({ children: [symbol, words] }) => [symbol, words])).toMatchObject([
      [
        { name: 'span', attributes: [{ value: 'img' }, { name: 'aria-label', value: 'built in' }] },
        { value: ' always' },
      ],
      [{ attributes: [{}, { value: 'no' }] }, { value: ' never' }],
    ])
  })
})

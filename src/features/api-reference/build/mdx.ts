import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

import { AuthorError } from '../../../lib/build/author-error'
import { formatDiagnostic } from '../../../lib/build/diagnostic'
import { pageSource, type PageSource } from '../../../lib/build/page-source'
import type { PassedPages } from './passed-pages'
import { answersTo, expressionsOf } from './surface/check-table'
import { judgeTables } from './surface/judge-tables'
import { readOptionsTable, type TableDiagnostic } from './surface/options-table'
import { renderSpecSheet } from './surface/render-spec-sheet'
import type { Surface } from './surface/surface'

/** The questions that the step asks about the library, those of a table at once, and the pages that the gate has passed. */
interface OptionsRemarkOptions extends Pick<Surface, 'evaluate' | 'compare'> {
  passed: Pick<PassedPages, 'has'>
}

/**
 * A remark plugin that turns the tables in `<Options of="…">` into spec sheets, with the types and the rows' anchors. The
 * tables of a page that the gate hasn't passed are judged here: while authoring, a page is compiled as soon as it is saved.
 *
 * @throws Error listing every fault and its place, if a table of the page disagrees with the declarations
 */
export const remarkOptions: Plugin<[OptionsRemarkOptions], Root> = ({ evaluate, compare, passed }) => {
  return (tree, file) => {
    const elements = optionsIn(tree)
    if (elements.length === 0) return
    const source = pageSource(file)
    const read = elements.map((element) => ({ element, ...readOptionsTable(element) }))
    const tables = read.flatMap(({ table, diagnostics }) => (diagnostics.length === 0 ? [table] : []))
    const answers = answersTo(tables.flatMap(expressionsOf), evaluate)
    const found = passed.has(source.page, source.text) ? [] : judgeTables(tables, answers, compare)
    assertNoDiagnostics(source, [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...found.map(({ diagnostic }) => diagnostic),
    ])
    const explained = new Set<string>()
    for (const { element, table } of read) renderSpecSheet(element, table, answers, explained)
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

export { passedPages } from './passed-pages'
export { readSince, SINCE_FILE, type SinceLedger } from './since/read-since'
export { remarkSince } from './since/remark'
export { openLater } from './surface/surface-cache'
export { remarkTables } from './tables-remark'

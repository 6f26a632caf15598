import path from 'node:path'
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

import { formatDiagnostic } from '../../../lib/build/diagnostic'
import { checkTable, expressionsOf, type Evaluate } from './surface/check-table'
import { checkTypes } from './surface/check-types'
import { readOptionsTable, type OptionsTable, type TableDiagnostic } from './surface/options-table'
import { renderSpecSheet } from './surface/render-spec-sheet'
import type { Surface } from './surface/surface'
import { AuthorError } from '../../../lib/build/author-error'

/** The questions that the step asks about the library, those of a table at once. */
export type OptionsRemarkOptions = Pick<Surface, 'evaluate' | 'compare'>

/**
 * A remark plugin that turns the tables in `<Options of="…">` into spec sheets, with the types and the rows' anchors.
 *
 * @throws Error listing every fault and its place, if a table of the page disagrees with the declarations
 */
export const remarkOptions: Plugin<[OptionsRemarkOptions], Root> = ({ evaluate, compare }) => {
  return (tree, file) => {
    const faults: TableDiagnostic[] = []
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Options') return
      const { table, faults: unreadable } = readOptionsTable(element)
      const answers = unreadable.length === 0 ? answersFor(table, evaluate) : undefined
      const found = answers ? faultsOf(table, answers, compare) : unreadable
      faults.push(...found)
      if (answers && found.length === 0) renderSpecSheet(element, table, answers)
    })
    if (faults.length === 0) return
    const page = path.relative(file.cwd, file.path).replaceAll('\\', '/')
    throw new AuthorError(
      faults.map((fault) => formatDiagnostic({ page, ...fault }, String(file))).join('\n'),
    )
  }
}

function faultsOf(table: OptionsTable, answers: Evaluate, compare: Surface['compare']): TableDiagnostic[] {
  const faults = checkTable(table, answers)
  return faults.length > 0 ? faults : checkTypes([table], answers, compare).map(({ fault }) => fault)
}

function answersFor(table: OptionsTable, evaluate: Surface['evaluate']): Evaluate {
  const expressions = expressionsOf(table)
  const groups = evaluate(expressions)
  return (expression) => groups[expressions.indexOf(expression)] ?? { fault: 'It was not asked for.' }
}

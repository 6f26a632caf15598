import path from 'node:path'
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

import { formatProblem } from '../samples/page/problem'
import { checkTable, expressionsOf, type Evaluate } from './surface/check-table'
import { readOptionsTable, type OptionsTable, type TableFault } from './surface/options-table'
import { renderOptionsTable } from './surface/render-options-table'
import type { ExpressionFault, MemberGroup } from './surface/types'

/** What the step needs to know of the library. */
export interface OptionsRemarkOptions {
  /** The members of type expressions, in their order; called with all expressions of a table at once. */
  evaluate: (expressions: readonly string[]) => (MemberGroup | ExpressionFault)[]
}

/**
 * The step that gives the tables in `<Options of="…">` their column of types, and their rows anchors.
 *
 * @throws Error when compiling a page whose table disagrees with the declarations: every fault at its place
 */
export const remarkOptions: Plugin<[OptionsRemarkOptions], Root> = ({ evaluate }) => {
  return (tree, file) => {
    const faults: TableFault[] = []
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Options') return
      const { table, faults: unreadable } = readOptionsTable(element)
      const answers = unreadable.length === 0 ? answersFor(table, evaluate) : undefined
      const found = answers ? checkTable(table, answers) : unreadable
      faults.push(...found)
      if (answers && found.length === 0) renderOptionsTable(element, table, answers)
    })
    if (faults.length === 0) return
    const page = path.relative(file.cwd, file.path).replaceAll('\\', '/')
    throw new Error(faults.map((fault) => formatProblem({ page, ...fault }, String(file))).join('\n'))
  }
}

function answersFor(table: OptionsTable, evaluate: OptionsRemarkOptions['evaluate']): Evaluate {
  const expressions = expressionsOf(table)
  const groups = evaluate(expressions)
  return (expression) => groups[expressions.indexOf(expression)] ?? { fault: 'It was not asked for.' }
}

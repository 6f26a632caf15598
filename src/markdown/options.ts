import path from 'node:path'
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

import { formatProblem } from '../build-time/problem'
import { checkTable, expressionsOf, type Evaluate } from '../plugins/library/surface/check-table'
import {
  readOptionsTable,
  type OptionsTable,
  type TableFault,
} from '../plugins/library/surface/options-table'
import { renderOptionsTable } from '../plugins/library/surface/render-options-table'
import type { ExpressionFault, MemberGroup } from '../plugins/library/surface/types'

/** The questions that the step asks about the library. */
export interface OptionsRemarkOptions {
  /** Gives the members of type expressions, in the same order; called with all expressions of a table at once. */
  evaluate: (expressions: readonly string[]) => (MemberGroup | ExpressionFault)[]
}

/**
 * A remark plugin that adds the column of types and the rows' anchors to the tables in `<Options of="…">`.
 *
 * @throws Error listing every fault and its place, if a table of the page disagrees with the declarations
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

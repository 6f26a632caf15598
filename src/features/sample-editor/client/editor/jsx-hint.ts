import { isWellFormed, nodesOf, parse } from '../../../sample-runtime/core/claims/syntax'
import type { Documents } from './documents'
import type { EditedFile } from './project'
import type { Report, ReportLine } from './report'

/** Adds advice to the errors of `.ts` files with JSX, where the parser takes a tag for something else. */
export function withJsxHints(report: Report, files: readonly EditedFile[], documents: Documents): Report {
  const hintFor = ({ place }: ReportLine): string => {
    const file = files.find(({ name, label }) => name === place?.file && label.endsWith('.ts'))
    const isJsx = file && hasJsx(documents.stateOf(file.name).doc.toString())
    return isJsx ? ' Name the file .tsx to write JSX.' : ''
  }
  return { ...report, errors: report.errors.map((line) => ({ ...line, text: line.text + hintFor(line) })) }
}

/** Whether a text has JSX, and would be valid in a `.tsx` file. */
export function hasJsx(text: string): boolean {
  const syntax = parse('any.tsx', text)
  return nodesOf(syntax, 'JSXElement').length > 0 && isWellFormed(syntax)
}

import { BROWSER_PACKAGES } from '../../../sample-runtime/protocol/packages'
import { isWellFormed, getNodes, parse } from '../../../sample-runtime/core/claims/syntax'
import type { Documents } from './documents'
import type { EditedFile } from './project'
import type { Report, ReportLine } from './report'

const NAME_IT_TSX = ' Name the file .tsx to write JSX.'
const WRAP_IT =
  ' Render <Provider store={store}><App /></Provider>, or export App by default and make exactly one store.'
const NO_PACKAGE = /The package "[^"]+" is not available here\.$/
const PACKAGES = [...new Set(BROWSER_PACKAGES.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]))]
const LEAVE_IT_OUT = ` Leave it out, or choose “Download” behind “More” and install it there. Here you can import ${PACKAGES.join(', ')}.`
const NO_SCREEN =
  ' There is no screen here. In the playground, start with “A component” or, for requests, “An API slice with hooks”.'

/** Adds advice to errors that say less than we know: of what the files lack, and of what there is in the sandbox. */
export function withHints(report: Report, files: readonly EditedFile[], documents: Documents): Report {
  const getText = ({ name }: EditedFile): string => documents.getState(name).doc.toString()
  const hintFor = ({ place, text }: ReportLine): string => {
    // The parser takes a tag for something else.
    const file = files.find(({ name, label }) => name === place?.file && label.endsWith('.ts'))
    if (file && hasJsx(getText(file))) return NAME_IT_TSX
    if (text.includes('document is not defined')) return NO_SCREEN
    if (NO_PACKAGE.test(text)) return LEAVE_IT_OUT
    const lacksProvider = text.includes('could not find react-redux context value')
    return lacksProvider && !files.some((one) => getText(one).includes('<Provider')) ? WRAP_IT : ''
  }
  return { ...report, errors: report.errors.map((line) => ({ ...line, text: line.text + hintFor(line) })) }
}

/** Whether a text has JSX, and would be valid in a `.tsx` file. */
export function hasJsx(text: string): boolean {
  const syntax = parse('any.tsx', text)
  return getNodes(syntax, 'JSXElement').length > 0 && isWellFormed(syntax)
}

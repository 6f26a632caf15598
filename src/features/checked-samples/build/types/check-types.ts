import { malformedCutComments, malformedErrorComments, readExpectedErrors } from '../page/annotations'
import type { ExpectedErrors } from '../page/annotations'
import type { Fence } from '../page/fence'
import { diagnosticAt } from '../page/fence'
import { filesOf, type FenceProjectFile, type PageProject } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { readDiagnostics, type Placed } from '../../shared/types/read-diagnostics'
import type { ReportedError } from '../result'
import type { Compiler } from './compiler'

/**
 * Type-checks the files of a fence.
 *
 * @param compiler - has been given the page's project
 * @returns the errors that the fence announced and that occurred, a problem for every other error, and a problem for
 *   every announced error that did not occur
 */
export function checkTypes(
  compiler: Compiler,
  project: PageProject,
  fence: Fence,
): { expected: ReportedError[]; diagnostics: Diagnostic[] } {
  const expected: ReportedError[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of filesOf(fence, project)) {
    const announced = readExpectedErrors(file.code)
    diagnostics.push(
      ...malformedCutComments(fence, file.code, file.firstLine),
      ...malformedErrorComments(
        fence,
        announced.malformed.map((line) => line + file.firstLine),
      ),
    )
    const reported = diagnosticsOf(compiler, file)
    const isAnnounced = ({ line, code }: Placed): boolean =>
      announced.expected.some(({ target, codes }) => target === line && codes.includes(code))
    for (const error of reported) {
      const { line, column, code, message } = error
      if (isAnnounced(error)) expected.push({ line: line + file.firstLine, code, message })
      else diagnostics.push(diagnosticAt(fence, line + file.firstLine, column, `TS${code}: ${message}`))
    }
    diagnostics.push(...staleErrors(file, announced.expected, reported))
  }
  return { expected, diagnostics }
}

function diagnosticsOf(compiler: Compiler, file: FenceProjectFile): Placed[] {
  return readDiagnostics(compiler.sourceOf(file), compiler.diagnosticsOf(file), compiler.siteDir)
}

function staleErrors(file: FenceProjectFile, expected: ExpectedErrors[], reported: Placed[]): Diagnostic[] {
  return expected.flatMap(({ line, target, codes }) =>
    codes
      .filter((code) => !reported.some((error) => error.code === code && error.line === target))
      .map((code) => {
        const got = reported.filter((error) => error.line === target).map((error) => `TS${error.code}`)
        const instead = got.length > 0 ? `; reported are ${got.join(', ')}` : ''
        const message = `TS${code} is announced, but the compiler does not report it on the line below${instead}.`
        return diagnosticAt(file.fence, line + file.firstLine, 0, message)
      }),
  )
}

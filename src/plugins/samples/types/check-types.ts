import ts from 'typescript'

import { malformedErrorComments, readExpectedErrors } from '../page/annotations'
import type { ExpectedErrors } from '../page/annotations'
import type { Fence } from '../page/fence'
import { problemAt } from '../page/fence'
import type { PageProject, ProjectFile } from '../page/page-project'
import type { Problem } from '../../../build-time/problem'
import type { ReportedError } from '../result'
import type { Compiler } from './compiler'
import { hidePaths } from './hide-paths'

/** A diagnostic with its place in its file; lines and columns count from 0. */
interface Placed {
  line: number
  column: number
  code: number
  message: string
}

/** "… is declared but never used", in its three forms. */
const UNUSED = [6133, 6192, 6196, 6198]

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
): { expected: ReportedError[]; problems: Problem[] } {
  const expected: ReportedError[] = []
  const problems: Problem[] = []
  for (const file of project.filesOf(fence)) {
    const announced = readExpectedErrors(file.code)
    problems.push(
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
      else problems.push(problemAt(fence, line + file.firstLine, column, `TS${code}: ${message}`))
    }
    problems.push(...staleErrors(file, announced.expected, reported))
  }
  return { expected, problems }
}

function diagnosticsOf(compiler: Compiler, file: ProjectFile): Placed[] {
  const source = compiler.sourceOf(file)
  return compiler
    .diagnosticsOf(file)
    .filter((diagnostic) => !UNUSED.includes(diagnostic.code) || isSlip(source, diagnostic.start ?? 0))
    .map(({ start = 0, code, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start)
      return {
        line,
        column: character,
        code,
        message: hidePaths(ts.flattenDiagnosticMessageText(messageText, '\n'), compiler.siteDir),
      }
    })
}

/** An unused import is a mistake if the code uses others. A sample with nothing but imports shows where to import from. */
function isSlip(source: ts.SourceFile, offset: number): boolean {
  const imports = source.statements.filter((statement) => ts.isImportDeclaration(statement))
  if (imports.length === source.statements.length) return false
  return imports.some((statement) => statement.pos <= offset && offset < statement.end)
}

function staleErrors(file: ProjectFile, expected: ExpectedErrors[], reported: Placed[]): Problem[] {
  return expected.flatMap(({ line, target, codes }) =>
    codes
      .filter((code) => !reported.some((error) => error.code === code && error.line === target))
      .map((code) => {
        const got = reported.filter((error) => error.line === target).map((error) => `TS${error.code}`)
        const instead = got.length > 0 ? `; reported are ${got.join(', ')}` : ''
        const message = `TS${code} is announced, but the compiler does not report it on the line below${instead}.`
        return problemAt(file.fence, line + file.firstLine, 0, message)
      }),
  )
}

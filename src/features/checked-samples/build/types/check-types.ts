import ts from 'typescript'

import {
  malformedCutComments,
  malformedErrorComments,
  readExpectedErrors,
  type ExpectedErrors,
} from '../page/annotations'
import { type Fence, diagnosticAt } from '../page/fence'
import { filesOf, type FenceProjectFile, type PageProject } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { readDiagnostics, type Placed, tellReaders } from '../../shared/types'
import type { ReportedError, Hover } from '../result'
import type { Compiler } from './compiler'
import { shownFiles } from '../page/fence-files'

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

/**
 * Asks the compiler for the type of every identifier that readers see of a fence. Asking for all of them would take as long
 * as checking the fence.
 *
 * @param compiler - has been given the page's project
 */
export function collectHovers(compiler: Compiler, project: PageProject, fence: Fence): Hover[] {
  if (fence.tags.setup) return []
  const shown = new Set(shownFiles(fence.code).flatMap(({ lines }) => lines.map(({ source }) => source)))
  return filesOf(fence, project).flatMap((file) => hoversOf(compiler, file, shown))
}

/** @param shown - the lines of the fence that are shown, from 0 */
function hoversOf(compiler: Compiler, file: FenceProjectFile, shown: ReadonlySet<number>): Hover[] {
  const source = compiler.sourceOf(file)
  const hovers: Hover[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && shown.has(placeOf(node, source, file).line)) {
      const text = ts.displayPartsToString(compiler.quickInfo(file, node.getStart(source))?.displayParts)
      if (text !== '')
        hovers.push({ ...placeOf(node, source, file), text: tellReaders(text, compiler.siteDir) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return hovers
}

function placeOf(node: ts.Node, source: ts.SourceFile, file: FenceProjectFile): Omit<Hover, 'text'> {
  const start = node.getStart(source)
  const { line, character } = source.getLineAndCharacterOfPosition(start)
  return { line: line + file.firstLine, column: character, length: node.getEnd() - start }
}

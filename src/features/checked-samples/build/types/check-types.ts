import ts from 'typescript'

import {
  malformedCutComments,
  malformedErrorComments,
  readExpectedErrors,
  type ExpectedErrors,
} from '../page/annotations'
import { type Fence, diagnosticAt } from '../page/fence'
import type { FenceProjectFile, PageProject } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { readDiagnostics, type Placed, tellReaders } from '../../shared/types'
import type { ReportedError, Hover } from '../result'
import type { Compiler } from './compiler'
import { shownLines } from '../page/shown-lines'

/**
 * Type-checks a fence.
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
  const file = project.own.get(fence)
  if (!file) return { expected: [], diagnostics: [] }
  const announced = readExpectedErrors(file.code)
  const reported = getDiagnostics(compiler, file)
  const isAnnounced = ({ line, code }: Placed): boolean =>
    announced.expected.some(({ target, codes }) => target === line && codes.includes(code))
  return {
    expected: reported.filter(isAnnounced).map(({ line, code, message }) => ({ line, code, message })),
    diagnostics: [
      ...malformedCutComments(fence),
      ...malformedErrorComments(fence, announced.malformed),
      ...reported
        .filter((error) => !isAnnounced(error))
        .map(({ line, column, code, message }) => diagnosticAt(fence, line, column, `TS${code}: ${message}`)),
      ...staleErrors(file, announced.expected, reported),
    ],
  }
}

function getDiagnostics(compiler: Compiler, file: FenceProjectFile): Placed[] {
  return readDiagnostics(compiler.getSource(file), compiler.getDiagnostics(file), compiler.siteDir)
}

function staleErrors(file: FenceProjectFile, expected: ExpectedErrors[], reported: Placed[]): Diagnostic[] {
  return expected.flatMap(({ line, target, codes }) =>
    codes
      .filter((code) => !reported.some((error) => error.code === code && error.line === target))
      .map((code) => {
        const got = reported.filter((error) => error.line === target).map((error) => `TS${error.code}`)
        const instead = got.length > 0 ? `; reported are ${got.join(', ')}` : ''
        const message = `TS${code} is announced, but the compiler does not report it on the line below${instead}.`
        return diagnosticAt(file.fence, line, 0, message)
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
  const file = project.own.get(fence)
  if (fence.tags.setup || !file) return []
  const shown = new Set(shownLines(fence.code).map(({ source }) => source))
  const source = compiler.getSource(file)
  const hovers: Hover[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && shown.has(getPlace(node, source).line)) {
      const text = ts.displayPartsToString(compiler.quickInfo(file, node.getStart(source))?.displayParts)
      if (text !== '') hovers.push({ ...getPlace(node, source), text: tellReaders(text, compiler.siteDir) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return hovers
}

function getPlace(node: ts.Node, source: ts.SourceFile): Omit<Hover, 'text'> {
  const start = node.getStart(source)
  const { line, character } = source.getLineAndCharacterOfPosition(start)
  return { line, column: character, length: node.getEnd() - start }
}

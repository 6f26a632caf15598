import {
  flattenDiagnosticMessageText,
  getLineAndCharacterOfPosition,
  isImportDeclaration,
  type Diagnostic,
  type SourceFile,
} from 'typescript'

import { tellReaders } from './tell-readers'

/** What the compiler says of a place in a file; lines and columns count from 0. */
export interface Placed {
  line: number
  column: number
  /** Offsets in the file's text. */
  from: number
  to: number
  code: number
  message: string
}

/** "… is declared but never used", in its three forms. */
const UNUSED = [6133, 6192, 6196, 6198]

/**
 * Reads what the compiler says of a file, as the build and the editor tell it.
 *
 * @param siteDir - absolute path of the site's folder, which messages leave out
 */
export function readDiagnostics(
  source: SourceFile,
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): Placed[] {
  return diagnostics
    .filter(({ code, start = 0 }) => !UNUSED.includes(code) || isSlip(source, start))
    .map(({ start = 0, length = 0, code, messageText }) => {
      // Not the method of the file, which only the editor service adds: the worker does without the service.
      const { line, character } = getLineAndCharacterOfPosition(source, start)
      const message = tellReaders(flattenDiagnosticMessageText(messageText, '\n'), siteDir)
      return { line, column: character, from: start, to: start + length, code, message }
    })
}

/** An unused import is a mistake if the code uses others. A sample with nothing but imports shows where to import from. */
function isSlip(source: SourceFile, offset: number): boolean {
  const imports = source.statements.filter((statement) => isImportDeclaration(statement))
  if (imports.length === source.statements.length) return false
  return imports.some((statement) => statement.pos <= offset && offset < statement.end)
}

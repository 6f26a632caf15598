import ts from 'typescript'

import { describeNode } from './describe-node'
import { lineOf, parseJavaScript, parseTypeScript, type JavaScriptDiagnostic } from './parse'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  // Samples are modules even without an import, so no "use strict" is added.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  removeComments: true,
}

/**
 * Compares a JavaScript form with the JavaScript that the compiler emits for the TypeScript.
 * White space, comments, redundant parentheses and trailing commas don't count.
 *
 * @returns the first difference; undefined if both are the same program
 */
export function findDifference(
  typescript: string,
  javascript: string,
  tsx: boolean,
): JavaScriptDiagnostic | undefined {
  const fileName = tsx ? 'sample.tsx' : 'sample.ts'
  const { outputText } = ts.transpileModule(typescript, { fileName, compilerOptions: OPTIONS })
  const expected = describeStatements(outputText)
  const actual = describeStatements(javascript)
  const length = Math.max(expected.length, actual.length)
  for (let index = 0; index < length; index += 1) {
    if (expected[index] === actual[index]) continue
    const message = 'The JavaScript form of this statement differs from what the compiler emits for it.'
    return { message, line: lineOfEmitted(parseTypeScript(typescript, tsx), index) }
  }
  return undefined
}

function describeStatements(code: string): string[] {
  return parseJavaScript(code)
    .statements.filter((statement) => !isNothing(statement))
    .map(describeNode)
}

/** `export {}` only marks a file as a module. */
function isNothing(statement: ts.Statement): boolean {
  if (ts.isEmptyStatement(statement)) return true
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return false
  const clause = statement.exportClause
  return clause !== undefined && ts.isNamedExports(clause) && clause.elements.length === 0
}

/** The line of the statement that the compiler emits at an index. */
function lineOfEmitted(source: ts.SourceFile, index: number): number {
  const emitted = source.statements.filter((statement) => {
    const { outputText } = ts.transpileModule(statement.getText(source), {
      fileName: source.fileName,
      compilerOptions: OPTIONS,
    })
    return describeStatements(outputText).length > 0
  })
  const statement = emitted[index] ?? emitted.at(-1)
  return statement ? lineOf(source, statement.getStart(source)) : 0
}

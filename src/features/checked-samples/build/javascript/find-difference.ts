import ts from 'typescript'

import { lineOf, parseJavaScript, parseTypeScript, type JavaScriptDiagnostic } from './erase-types'

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

/**
 * Describes a piece of JavaScript so that two ways of writing the same program give the same text:
 * kinds of nodes, names and values; no white space, comments, quotes, redundant parentheses or trailing commas.
 */
function describeNode(node: ts.Node): string {
  if (ts.isParenthesizedExpression(node)) return describeNode(node.expression)
  if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) {
    return describeNode(node.expression)
  }
  const parts = [String(node.kind), ownPart(node)]
  if (ts.isJsxElement(node)) {
    parts.push(describeNode(node.openingElement), ...describeJsxChildren(node.children))
  } else if (ts.isJsxFragment(node)) parts.push(...describeJsxChildren(node.children))
  else {
    ts.forEachChild(node, (child) => {
      if (!ts.isEmptyStatement(child) || !ts.isBlock(node)) parts.push(describeNode(child))
    })
  }
  return `(${parts.join(' ')})`
}

/** The part of a node's meaning that isn't in its children. */
function ownPart(node: ts.Node): string {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return node.text
  if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return JSON.stringify(node.text)
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return String(node.operator)
  if (ts.isMetaProperty(node)) return String(node.keywordToken)
  if (ts.isVariableDeclarationList(node)) return String(node.flags & ts.NodeFlags.BlockScoped)
  return String(node.flags & ts.NodeFlags.OptionalChain)
}

/** Reads JSX text by the rules of JSX: lines are trimmed and joined, and `{' '}` counts as text. */
function describeJsxChildren(children: readonly ts.JsxChild[]): string[] {
  const described: string[] = []
  let text = ''
  const flush = () => {
    if (text !== '') described.push(JSON.stringify(text))
    text = ''
  }
  for (const child of children) {
    const words = textOf(child)
    if (words !== undefined) text += words
    else {
      flush()
      described.push(describeNode(child))
    }
  }
  flush()
  return described
}

function textOf(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) return joinLines(child.text)
  if (!ts.isJsxExpression(child)) return undefined
  // A comment in braces has no meaning.
  if (!child.expression) return ''
  return ts.isStringLiteral(child.expression) ? child.expression.text : undefined
}

function joinLines(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      const start = index > 0 ? line.trimStart() : line
      return index < lines.length - 1 ? start.trimEnd() : start
    })
    .filter((line) => line !== '')
    .join(' ')
}

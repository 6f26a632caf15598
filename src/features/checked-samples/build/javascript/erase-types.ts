import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'

import { CUT_COMMENT, ERRORS_COMMENT } from '../page/annotations'

interface Erased {
  /** The file without its types, unformatted. */
  text: string
  /** False if the file had no syntax that only TypeScript has. */
  changed: boolean
}

/**
 * Erases types, and the comments and lines that are only about types.
 *
 * @param code - one file
 */
export function eraseTypes(code: string, tsx: boolean): Erased | JavaScriptDiagnostic {
  const source = parseTypeScript(code, tsx)
  const diagnostics: JavaScriptDiagnostic[] = []
  const blanked = blankElementTypes(
    source,
    blankSourceFile(source, (node) => diagnostics.push(getDiagnostic(source, node))),
  )
  const [diagnostic = emptyImport(source, blanked)] = diagnostics
  if (diagnostic) return diagnostic
  const emptied = findEmptied(source, blanked)
  const uncommented = emptied.reduce((text, statement) => blankComments(source, statement, text), blanked)
  const text = dropEmptiedLines(code, rewriteSpecifiers(source, uncommented))
  return { text, changed: rewriteSpecifiers(source, blanked) !== code }
}

/** `<List<number> items={…} />`: the package doesn't erase the type arguments of elements. */
function blankElementTypes(source: ts.SourceFile, text: string): string {
  let blanked = text
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      const start = node.typeArguments.pos - 1
      const end = source.text.indexOf('>', node.typeArguments.end) + 1
      blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/\S/g, ' ') + blanked.slice(end)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return blanked
}

const REMEDIES: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EnumDeclaration]: 'An enum has no JavaScript form: use an object with "as const".',
  [ts.SyntaxKind.ModuleDeclaration]: 'A namespace has no JavaScript form: use a module.',
  [ts.SyntaxKind.Parameter]: 'A parameter property has no JavaScript form: declare and assign the member.',
  [ts.SyntaxKind.ImportEqualsDeclaration]: '"import =" has no JavaScript form: use "import … from".',
  [ts.SyntaxKind.ExportAssignment]: '"export =" has no JavaScript form: use "export default".',
  [ts.SyntaxKind.TypeAssertionExpression]: '"<Type>value" can\'t be erased: write "value as Type".',
}

function getDiagnostic(source: ts.SourceFile, node: ts.Node): JavaScriptDiagnostic {
  // For some constructs, the package reports only one word instead of the whole construct.
  const remedy = REMEDIES[node.kind] ?? REMEDIES[node.parent.kind]
  const otherwise =
    "This can't be erased to get JavaScript: use syntax in which the types can be removed without changing the code."
  return { message: remedy ?? otherwise, line: getLine(source, node.getStart(source)) }
}

/** `import { type A } from 'x'` would leave `import {} from 'x'`, which would load the module although nothing from it is used. */
function emptyImport(source: ts.SourceFile, blanked: string): JavaScriptDiagnostic | undefined {
  const statement = source.statements.find(
    (node) =>
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      /^(im|ex)port\s*\{[\s,]*\}\s*from\b/.test(blanked.slice(node.getStart(source), node.end)),
  )
  if (!statement) return undefined
  const word = ts.isImportDeclaration(statement) ? 'import' : 'export'
  const message = `Only types are named here: write "${word} type { … }", so that JavaScript has no empty ${word}.`
  return { message, line: getLine(source, statement.getStart(source)) }
}

/** Statements and class members that consist of types alone. */
function findEmptied(source: ts.SourceFile, blanked: string): ts.Node[] {
  const emptied: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    const own = ts.isStatement(node) || ts.isClassElement(node)
    if (
      own &&
      !ts.isEmptyStatement(node) &&
      /^[\s;]*$/.test(blanked.slice(node.getStart(source), node.end))
    ) {
      emptied.push(node)
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  return emptied
}

/** Replaces the comments right above a statement, and the comment at the end of its last line, with spaces. */
function blankComments(source: ts.SourceFile, statement: ts.Node, text: string): string {
  const above: ts.CommentRange[] = []
  let below = statement.getStart(source)
  for (const comment of (ts.getLeadingCommentRanges(source.text, statement.pos) ?? []).reverse()) {
    const words = source.text.slice(comment.pos, comment.end)
    const apart = /\n\s*\n/.test(source.text.slice(comment.end, below))
    if (apart || CUT_COMMENT.test(words) || ERRORS_COMMENT.test(words)) break
    above.push(comment)
    below = comment.pos
  }
  const after = ts.getTrailingCommentRanges(source.text, statement.end) ?? []
  return [...above, ...after].reduce((result, { pos, end }) => blank(result, pos, end), text)
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}

/** `./store.ts` is `./store.js` once the file is JavaScript. */
function rewriteSpecifiers(source: ts.SourceFile, text: string): string {
  let result = text
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isSpecifier(node) && /^\.{1,2}\/.*\.tsx?$/.test(node.text)) {
      // The text keeps its length, so that other positions remain valid.
      const start = node.end - (node.text.endsWith('x') ? 4 : 3)
      if (result.slice(start, start + 2).trim() !== '')
        result = `${result.slice(0, start)}js${result.slice(start + 2)}`
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return result
}

function isSpecifier({ parent }: ts.StringLiteral): boolean {
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
}

function dropEmptiedLines(code: string, erased: string): string {
  const before = code.split('\n')
  const kept = erased.split('\n').filter((line, index) => {
    if (ERRORS_COMMENT.test(line)) return false
    return line.trim() !== '' || before[index]?.trim() === ''
  })
  return kept.join('\n')
}

/** What keeps a sample from having a JavaScript form. */
export interface JavaScriptDiagnostic {
  /** What is wrong, and what to write instead. */
  message: string
  /** From 0. */
  line: number
}

/** Parses a file of a sample. */
export function parseTypeScript(code: string, tsx: boolean): ts.SourceFile {
  const kind = tsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(tsx ? 'sample.tsx' : 'sample.ts', code, ts.ScriptTarget.Latest, true, kind)
}

/** Parses the JavaScript of a sample, with JSX or without. */
export function parseJavaScript(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.jsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX)
}

/** The line of a position, from 0. */
export function getLine(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line
}

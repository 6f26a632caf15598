import ts from 'typescript'

import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'
import { diagnosticAt, isChecked, isShown, type Fence } from './fence'
import type { FenceProjectFile, PageProject } from './page-project'
import { shownLines } from './shown-lines'

/** A name at the top of a file, and where it comes from. */
interface Binding {
  /** The module that it is imported from; undefined for a name that the file declares itself. */
  from: string | undefined
  /** The name in that module; undefined for a default or namespace import. */
  original: string | undefined
  node: ts.Node
}

/**
 * Finds calls in visible code to functions and components that readers see nowhere on the page: those of a hidden part
 * or of a hidden file. What packages export is known to readers. Code for an old version is an excerpt of what they have.
 */
export function hiddenNames(project: PageProject): Diagnostic[] {
  const shownTexts = textsByTitle(project)
  return project.page.fences
    .filter((fence) => isChecked(fence) && isShown(fence))
    .filter(({ demo, tags }) => demo === undefined && tags.version === undefined)
    .flatMap((fence) => {
      const file = project.own.get(fence)
      return file ? getDiagnostics(file, shownTexts) : []
    })
}

/** What the page shows of each file, by its path without its revision: any state of the file will do. */
function textsByTitle(project: PageProject): Map<string, string> {
  const texts = new Map<string, string>()
  for (const fence of project.page.fences.filter(isShown)) {
    const name = project.own.get(fence)?.name
    if (name !== undefined) texts.set(name, `${texts.get(name) ?? ''}\n${shownText(fence)}`)
  }
  return texts
}

function shownText(fence: Fence): string {
  return shownLines(fence.code)
    .map(({ text }) => text)
    .join('\n')
}

function getDiagnostics(file: FenceProjectFile, shownTexts: ReadonlyMap<string, string>): Diagnostic[] {
  const { fence } = file
  const source = ts.createSourceFile(file.name, file.code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const shown = new Set(shownLines(fence.code).map(({ source: line }) => line))
  const getLine = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line
  const isVisible = (node: ts.Node): boolean => shown.has(getLine(node))
  const bindings = getBindings(source)
  const isHidden = ({ from, original, node }: Binding): boolean => {
    if (from === undefined) return !isVisible(node)
    if (from === SERVER_MODULE) return true
    if (!from.startsWith('.')) return false
    const target = file.imports.get(from)
    if (target === undefined) return false
    const text = shownTexts.get(target.name)
    return text === undefined || (original !== undefined && !new RegExp(`\\b${original}\\b`).test(text))
  }
  const found = new Map<string, Diagnostic>()
  forEachUse(source, (called, isCall) => {
    const binding = bindings.get(called.text)
    // The simulated server is also steered and read by its properties.
    if (!binding || (!isCall && binding.from !== SERVER_MODULE)) return
    if (!isVisible(called) || found.has(called.text) || !isHidden(binding)) return
    const { line, character } = source.getLineAndCharacterOfPosition(called.getStart())
    found.set(called.text, diagnosticAt(fence, line, character, getMessage(called.text)))
  })
  return [...found.values()]
}

function getMessage(name: string): string {
  return `Readers can't see what "${name}" is: show it on the page, or hide this line (// ---cut---, // ---cut-start---, // ---cut-after---, or a "proof").`
}

/** The names at the top of a file. */
function getBindings(source: ts.SourceFile): Map<string, Binding> {
  const bindings = new Map<string, Binding>()
  const declare = (name: ts.BindingName, node: ts.Node): void => {
    if (ts.isIdentifier(name)) bindings.set(name.text, { from: undefined, original: undefined, node })
    else for (const element of name.elements) if (ts.isBindingElement(element)) declare(element.name, node)
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, bindings)
    else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) declare(declaration.name, declaration)
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      declare(statement.name, statement)
    }
  }
  return bindings
}

function addImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  bindings: Map<string, Binding>,
): void {
  if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return
  const from = moduleSpecifier.text
  const add = (name: ts.Identifier, original: string | undefined): void =>
    void bindings.set(name.text, { from, original, node: name })
  if (importClause.name) add(importClause.name, undefined)
  const { namedBindings } = importClause
  if (namedBindings && ts.isNamespaceImport(namedBindings)) add(namedBindings.name, undefined)
  else if (namedBindings) {
    for (const { name, propertyName } of namedBindings.elements) add(name, (propertyName ?? name).text)
  }
}

/** Calls back with the name that each call, `new`, element and property begins with: `server` for `server.countOf()`. */
function forEachUse(source: ts.SourceFile, callback: (used: ts.Identifier, isCall: boolean) => void): void {
  const visit = (node: ts.Node): void => {
    const called = calledBy(node)
    const read = ts.isPropertyAccessExpression(node) ? getRoot(node.expression) : undefined
    if (called) callback(called, true)
    else if (read) callback(read, false)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function calledBy(node: ts.Node): ts.Identifier | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return getRoot(node.tagName)
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return getRoot(node.expression)
  return undefined
}

function getRoot(expression: ts.Node): ts.Identifier | undefined {
  if (ts.isPropertyAccessExpression(expression)) return getRoot(expression.expression)
  return ts.isIdentifier(expression) ? expression : undefined
}

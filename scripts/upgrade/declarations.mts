import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { diffLines } from 'diff'
import ts from 'typescript'

import { forwardSlashes } from '../../src/lib/build/forward-slashes'

const SHOWN_LINES = 12
const printer = ts.createPrinter({ removeComments: true })

/**
 * Reads what the sources of a package export, by name: types as they are written, functions without their bodies.
 *
 * @param directory - of the package, which brings its `src`
 */
export function readDeclarations(directory: string): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const file of sourceFiles(directory)) {
    const text = readFileSync(path.join(directory, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    for (const statement of source.statements.filter(isExported)) {
      for (const [name, declaration] of namesOf(statement, source)) {
        const overloads = declarations.get(name)
        declarations.set(name, overloads === undefined ? declaration : `${overloads}\n${declaration}`)
      }
    }
  }
  return declarations
}

/** The paths of the source files of a package, from its folder. */
export function sourceFiles(directory: string): string[] {
  return readdirSync(path.join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', forwardSlashes(file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/tests\//.test(file))
    .sort()
}

/** What is different in the declaration of a name: the lines that went, and those that came. */
export function differenceOf(earlier: string, now: string): string {
  const lines = diffLines(earlier, now)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line.trim()}`),
    )
  return shorten(lines)
}

/** The first lines of a declaration. */
export function beginningOf(declaration: string): string {
  return shorten(declaration.split('\n'))
}

function shorten(lines: readonly string[]): string {
  if (lines.length <= SHOWN_LINES) return lines.join('\n')
  return [...lines.slice(0, SHOWN_LINES - 1), `… and ${lines.length - SHOWN_LINES + 1} more lines`].join('\n')
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
}

function namesOf(statement: ts.Statement, source: ts.SourceFile): [name: string, declaration: string][] {
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source)
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => [
      declaration.name.getText(source),
      `const ${declaration.name.getText(source)}${signatureOf(declaration, print)}`,
    ])
  }
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    return [[statement.name.text, print(withoutBody(statement))]]
  }
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  const isNamed = isType || ts.isEnumDeclaration(statement)
  return isNamed ? [[statement.name.text, print(statement)]] : []
}

/** The type of a constant as it is written, or else the head of the function that it is. */
function signatureOf(
  { type, initializer }: ts.VariableDeclaration,
  print: (node: ts.Node) => string,
): string {
  if (type) return `: ${print(type)}`
  if (!initializer || !ts.isArrowFunction(initializer)) return ''
  const { typeParameters, parameters, type: result } = initializer
  const generic = typeParameters ? `<${typeParameters.map(print).join(', ')}>` : ''
  return `: ${generic}(${parameters.map(print).join(', ')}) => ${result ? print(result) : '…'}`
}

function withoutBody(declaration: ts.FunctionDeclaration): ts.FunctionDeclaration {
  const { modifiers, asteriskToken, name, typeParameters, parameters, type } = declaration
  return ts.factory.createFunctionDeclaration(
    modifiers,
    asteriskToken,
    name,
    typeParameters,
    parameters,
    type,
    undefined,
  )
}

import ts from 'typescript'

import type { ExampleNames } from './expressions'
import { packageOfFile } from './modules'
import type { SurfaceProgram } from './program'
import type { ExportedName } from './types'

/** The text of a file whose first statements import all modules, so that the compiler loads them. */
export function importModules(modules: ReadonlyArray<{ name: string }>): string {
  return modules.map(({ name }) => `import ${JSON.stringify(name)}\n`).join('')
}

/**
 * Lists every name that the modules of a program export.
 *
 * @param surface - a program whose file imports all its modules
 * @throws Error when a module isn't found
 */
export function listExports(surface: SurfaceProgram): ExportedName[] {
  const names = new Map<string, ExportedName>()
  for (const { name: entry } of surface.modules) {
    for (const symbol of getExports(surface, entry)) {
      const known = names.get(symbol.name)
      if (known) known.entries.push(entry)
      else names.set(symbol.name, describe(symbol, entry, surface))
    }
  }
  return [...names.values()].sort((first, second) => (first.name < second.name ? -1 : 1))
}

/**
 * Lists the names of the module with example types.
 *
 * @param surface - a program whose file imports it
 */
export function listExamples(surface: SurfaceProgram, module: string): ExampleNames {
  const symbols = getExports(surface, module)
  const examples = symbols.find(({ name }) => name === 'Examples')
  const members = examples ? surface.checker.getDeclaredTypeOfSymbol(examples).getProperties() : []
  return {
    module,
    names: symbols.map(({ name }) => name),
    examples: new Map(members.map((member) => [member.name, getArguments(member)])),
  }
}

/** The type arguments of `Slice: Slice<State, Name>`, as written. */
function getArguments({ valueDeclaration: member }: ts.Symbol): string[] {
  const type = member && ts.isPropertySignature(member) ? member.type : undefined
  return type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).map((node) => node.getText()) : []
}

function getExports({ checker, file }: SurfaceProgram, entry: string): ts.Symbol[] {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    if (statement.moduleSpecifier.text !== entry) continue
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)
    if (module) return checker.getExportsOfModule(module)
  }
  throw new Error(
    `Library: the declarations of ${entry} export nothing. Adapt src/features/api-reference/build/surface/modules.ts.`,
  )
}

function describe(symbol: ts.Symbol, entry: string, surface: SurfaceProgram): ExportedName {
  const { checker, modules } = surface
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const file = target.declarations?.[0]?.getSourceFile().fileName ?? ''
  const isValue = (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol)
  return {
    name: symbol.name,
    kind: isValue ? 'value' : 'type',
    entries: [entry],
    origin: packageOfFile(file, modules),
    deprecated: target.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
    requiredParameters: requiredParameters(target),
  }
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some((node) => ts.isExportSpecifier(node) && node.isTypeOnly) ?? false
}

function requiredParameters(symbol: ts.Symbol): number {
  const counts = (symbol.declarations ?? []).map((node) =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
      ? (node.typeParameters ?? []).filter((parameter) => parameter.default === undefined).length
      : 0,
  )
  return Math.max(0, ...counts)
}

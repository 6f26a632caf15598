import ts from 'typescript'

import { packageOfFile } from './modules'
import type { SurfaceProgram } from './program'
import { readableType, type Occurrences } from './readable-type'
import { isAsDeclared } from './type-text'
import type { Member, MemberGroup, Presence } from './types'

/** Types whose members no reference repeats. */
const LANGUAGE = 'typescript'

/** A property of one variant of a union. */
export interface Occurrence {
  symbol: ts.Symbol
  type: ts.Type
  optional: boolean
}

/** A type for the sake of an example. */
export interface Example {
  type: ts.Type
  /** What it has for type parameters. */
  parameters: ReadonlyMap<ts.Node, string>
}

/**
 * Lists the members of a type.
 *
 * Of a union the members of all its object types are listed; `null`, `undefined` and primitive types are passed
 * over. Left out are members that the language declares (those of `Array`, for example), those tagged
 * `@internal`, those whose key is a symbol of the library's own or begins with two underscores, and properties
 * that no value can have.
 *
 * @param surface - the program that the type comes from
 * @param example - the type that it is for example, whose members have the same names
 */
export function getMembers(type: ts.Type, surface: SurfaceProgram, example?: Example): MemberGroup {
  const variants = occurrencesIn(type, surface)
  const examples = example ? occurrencesIn(example.type, surface) : []
  const names = new Set(variants.flatMap((occurrences) => [...occurrences.keys()]))
  const members = [...names].flatMap((name) => {
    const present = presentIn(variants, name)
    const exampled = presentIn(examples, name)
    return present.length === 0
      ? []
      : [describe(name, { present, exampled, parameters: example?.parameters }, variants.length, surface)]
  })
  return { members, identities: [...getIdentities(type), ...getShape(variants)] }
}

function occurrencesIn(type: ts.Type, surface: SurfaceProgram): Map<string, Occurrence>[] {
  return getVariants(type, surface.checker)
    .map((variant) => getOccurrences(variant, surface))
    .filter((occurrences) => occurrences.size > 0)
}

function presentIn(variants: ReadonlyArray<ReadonlyMap<string, Occurrence>>, name: string): Occurrence[] {
  return variants.flatMap((occurrences) => occurrences.get(name) ?? []).filter((one) => !isForbidden(one))
}

function getVariants(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((one) => getVariants(one, checker))
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return [type]
  if (!(type.flags & ts.TypeFlags.Instantiable)) return []
  const constraint = checker.getBaseConstraintOfType(type)
  return constraint && constraint !== type ? getVariants(constraint, checker) : []
}

function getOccurrences(type: ts.Type, { checker, file, modules }: SurfaceProgram): Map<string, Occurrence> {
  const occurrences = new Map<string, Occurrence>()
  for (const symbol of checker.getPropertiesOfType(type)) {
    const name = getName(symbol, checker)
    const hidden = symbol.getJsDocTags(checker).some((tag) => tag.name === 'internal')
    if (name === undefined || hidden || getPackage(symbol, modules) === LANGUAGE) continue
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
    occurrences.set(name, { symbol, optional, type: checker.getTypeOfSymbolAtLocation(symbol, file) })
  }
  return occurrences
}

/** The name of a member as written; undefined for a key that only the library has. */
function getName(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const name = symbol.getName()
  if (!name.startsWith('__')) return name
  const known = /^__@(\w+)@\d+$/.exec(name)?.[1]
  const wellKnown =
    known !== undefined && checker.resolveName('Symbol', undefined, ts.SymbolFlags.Value, false)
  if (!wellKnown) return undefined
  const property = checker.getTypeOfSymbol(wellKnown).getProperty(known)
  return property ? `[Symbol.${known}]` : undefined
}

function isForbidden({ optional, type }: Occurrence): boolean {
  const nothing = ts.TypeFlags.Never | ts.TypeFlags.Undefined
  return (optional && (type.flags & nothing) !== 0) || (type.flags & ts.TypeFlags.Never) !== 0
}

function describe(name: string, occurrences: Occurrences, variants: number, surface: SurfaceProgram): Member {
  const { checker, modules } = surface
  const { present } = occurrences
  const presence = getPresence(present, variants)
  const [first] = present
  const tags = present.map(({ symbol }) =>
    symbol.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
  )
  return {
    name,
    presence,
    ...readableType(occurrences, presence === 'optional', surface),
    deprecated: tags.every(Boolean),
    declaredIn: first ? getPackage(first.symbol, modules) : LANGUAGE,
  }
}

function getPresence(present: readonly Occurrence[], variants: number): Presence {
  if (present.some(({ optional }) => optional)) return 'optional'
  return present.length < variants ? 'variant' : 'required'
}

function getPackage(symbol: ts.Symbol, modules: SurfaceProgram['modules']): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName
  return file === undefined ? (modules[0]?.name ?? '') : packageOfFile(file, modules)
}

/** Where a type and its alias are declared; nothing for what is made of another type, like `Partial<Slice>`. */
function getIdentities(type: ts.Type): string[] {
  const declarations = [type.aliasSymbol, type.symbol].flatMap(
    (symbol) => symbol?.declarations?.slice(0, 1) ?? [],
  )
  return [...new Set(declarations.filter(isOwnShape).map(getPlace))]
}

/**
 * Where all members are declared. It tells that `GateOptions | undefined` is `GateOptions`, and that a type adds no
 * member to the one it is made of: one table serves both. Nothing if a mapped type made a member, because that one
 * has a type of its own.
 */
function getShape(variants: readonly ReadonlyMap<string, Occurrence>[]): string[] {
  const symbols = variants.flatMap((occurrences) => [...occurrences.values()].map(({ symbol }) => symbol))
  const places = symbols.flatMap((symbol) => (symbol.declarations ?? []).slice(0, 1).map(getPlace))
  if (places.length === 0 || !symbols.every(isAsDeclared)) return []
  return [[...new Set(places)].sort().join(' ')]
}

/** Identifies a declaration, as `file:offset`. */
export function getPlace(node: ts.Declaration): string {
  return `${node.getSourceFile().fileName}:${node.getStart()}`
}

function isOwnShape(node: ts.Declaration): boolean {
  const shape = ts.isTypeAliasDeclaration(node) ? node.type : node
  return !ts.isMappedTypeNode(shape) && !ts.isConditionalTypeNode(shape)
}

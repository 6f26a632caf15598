import ts from 'typescript'

import type { SurfaceProgram } from './program'
import { tidyType } from './tidy-type'
import { checkedText } from './type-text'

/** A type that an author wrote for a member. */
export interface WrittenType {
  /** What it is a member of. */
  expression: string
  member: string
  type: string
  /** Whether the table says elsewhere that the member may be missing, so that neither type has to have `undefined`. */
  isOptional: boolean
}

/**
 * Compares a written type with the declared one. They agree if each is assignable to the other, and if that is also true of
 * the parameters and results of functions: for the parameters of methods, the compiler itself would be content with one
 * direction. A generic function may be written as what it is for what its type parameters extend.
 *
 * @param general - the declared type with its type parameters replaced with what they extend
 * @returns the declared type, as a clause; `undefined` if they agree
 */
export function difference(
  written: ts.Type,
  declared: ts.Type,
  general: ts.Type | undefined,
  surface: SurfaceProgram,
): string | undefined {
  const isAgreed =
    agree(written, declared, surface, DEPTH) ||
    (general !== undefined && isOneGeneric(declared) && agree(written, general, surface, DEPTH))
  return isAgreed ? undefined : `the library declares \`${tidyType(checkedText(declared, surface))}\``
}

/** Of an overloaded function, the compiler would take the last signature. */
function isOneGeneric(type: ts.Type): boolean {
  const [signature, ...others] = type.isUnion() ? [] : type.getCallSignatures()
  return others.length === 0 && signature?.typeParameters !== undefined
}

/** How deep functions in functions are compared one by one. */
const DEPTH = 3

function agree(one: ts.Type, other: ts.Type, surface: SurfaceProgram, depth: number): boolean {
  const { checker } = surface
  // Anything is assignable to `any`, and the reverse.
  const isAny = [one, other].map(({ flags }) => (flags & ts.TypeFlags.Any) !== 0)
  if (isAny.some(Boolean)) return isAny.every(Boolean)
  if (!checker.isTypeAssignableTo(one, other) || !checker.isTypeAssignableTo(other, one)) return false
  if (depth === 0) return true
  const [first, second] = [getSignature(one), getSignature(other)]
  const agreeInside = first && second ? signaturesAgree(first, second, surface, depth - 1) : true
  return agreeInside && argumentsAgree(one, other, surface, depth - 1)
}

/** Whether two types like `Promise<Result>` are made of the same ones: `any` may be inside. */
function argumentsAgree(one: ts.Type, other: ts.Type, surface: SurfaceProgram, depth: number): boolean {
  const [first, second] = [getReference(one, surface), getReference(other, surface)]
  if (!first || !second || first.target !== second.target) return true
  return first.types.every((type, index) => {
    const counterpart = second.types[index]
    return counterpart !== undefined && agree(type, counterpart, surface, depth)
  })
}

/** An instance of a generic interface or alias. */
function getReference(
  type: ts.Type,
  { checker }: SurfaceProgram,
): { target: unknown; types: readonly ts.Type[] } | undefined {
  if (type.aliasSymbol && type.aliasTypeArguments)
    return { target: type.aliasSymbol, types: type.aliasTypeArguments }
  const isReference =
    type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
  if (!isReference) return undefined
  const reference = type as ts.TypeReference
  return { target: reference.target, types: checker.getTypeArguments(reference) }
}

/** The signature of a function that has one, with the same number of parameters for all calls, and isn't generic. */
function getSignature(type: ts.Type): ts.Signature | undefined {
  const [signature, ...others] = type.isUnion() ? [] : type.getCallSignatures()
  const isPlain = signature && others.length === 0 && !signature.typeParameters
  return isPlain && !signature.parameters.some(isRest) ? signature : undefined
}

function isRest({ valueDeclaration: declaration }: ts.Symbol): boolean {
  return declaration !== undefined && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined
}

function signaturesAgree(
  one: ts.Signature,
  other: ts.Signature,
  surface: SurfaceProgram,
  depth: number,
): boolean {
  const { checker, file } = surface
  if (one.parameters.length !== other.parameters.length) return false
  return (
    one.parameters.every((parameter, index) => {
      const counterpart = other.parameters[index]
      if (!counterpart || isOptional(parameter) !== isOptional(counterpart)) return false
      const [first, second] = [parameter, counterpart].map((each) =>
        checker.getTypeOfSymbolAtLocation(each, file),
      )
      return first !== undefined && second !== undefined && agree(first, second, surface, depth)
    }) && agree(one.getReturnType(), other.getReturnType(), surface, depth)
  )
}

function isOptional({ valueDeclaration }: ts.Symbol): boolean {
  const declaration = valueDeclaration
  if (!declaration || !ts.isParameter(declaration)) return false
  return declaration.questionToken !== undefined || declaration.initializer !== undefined
}

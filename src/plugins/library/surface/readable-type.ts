import ts from 'typescript'

import { unfitness } from './fitness'
import type { Occurrence } from './members'
import type { SurfaceProgram } from './program'
import { tidyType, withoutParameterTypes, withoutUndefined } from './tidy-type'
import { checkedText, declaredTexts, isGeneric } from './type-text'
import type { Member } from './types'

/**
 * Finds the form of a member's type that people read best: the declared one, if it is short and names no type parameter;
 * else what the compiler makes of it for the example. If both are long, parameters lose their types.
 *
 * @param present - the member in each variant of a union
 * @param exampled - the same in the example; empty if there is none
 * @param isOptional - whether `undefined` goes without saying
 */
export function readableType(
  present: readonly Occurrence[],
  exampled: readonly Occurrence[],
  isOptional: boolean,
  surface: SurfaceProgram,
): Pick<Member, 'type' | 'full' | 'unfit'> {
  const candidates = textsOf(present, exampled, surface).map((text) => {
    const tidy = tidyType(text)
    return isOptional ? withoutUndefined(tidy) : tidy
  })
  const whole = candidates.find((text) => unfitness(text) === undefined)
  if (whole !== undefined) return { type: whole }
  for (const full of candidates) {
    const reduced = withoutParameterTypes(full)
    if (unfitness(reduced) === undefined) return { type: reduced, full }
  }
  const [last = 'unknown'] = candidates
  return { type: last, unfit: unfitness(last) ?? 'is not readable' }
}

/** The forms to choose from, the best first. */
function textsOf(
  present: readonly Occurrence[],
  exampled: readonly Occurrence[],
  surface: SurfaceProgram,
): string[] {
  const declared = unionOf(present.map((one) => declaredText(one, surface)))
  if (exampled.length === 0) return [declared]
  const checked = unionOf(exampled.map(({ type }) => typeText(type, surface)))
  const isOpen = present.some(({ symbol }) => declaredTexts(symbol).length === 0 || isGeneric(symbol, surface))
  return isOpen ? [checked] : [declared, checked]
}

function declaredText({ symbol, type }: Occurrence, surface: SurfaceProgram): string {
  const texts = declaredTexts(symbol)
  if (texts.length === 0) return typeText(type, surface)
  // The name of a type parameter says less than what it extends.
  const constraint = type.flags & ts.TypeFlags.TypeParameter
  const base = constraint ? surface.checker.getBaseConstraintOfType(type) : undefined
  return base && base.flags & KEYWORDS ? typeText(base, surface) : together(texts)
}

const KEYWORDS = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean

/** The compiler's form; that of an overloaded function as an intersection of functions. */
function typeText(type: ts.Type, surface: SurfaceProgram): string {
  const signatures = type.getCallSignatures()
  if (signatures.length < 2 || type.aliasSymbol || type.getProperties().length > 0 || type.isUnion())
    return checkedText(type, surface)
  if (type.symbol.flags & ts.SymbolFlags.Interface) return checkedText(type, surface)
  const flags = ts.TypeFormatFlags.WriteArrowStyleSignature | ts.TypeFormatFlags.NoTruncation
  return together(signatures.map((one) => surface.checker.signatureToString(one, undefined, flags)))
}

function together(overloads: readonly string[]): string {
  return overloads.length === 1 ? overloads.join('') : overloads.map((one) => `(${one})`).join(' & ')
}

function unionOf(texts: readonly string[]): string {
  return texts.length === 1 ? texts.join('') : texts.map((text) => `(${text})`).join(' | ')
}

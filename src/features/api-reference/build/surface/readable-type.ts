import ts from 'typescript'

import { unfitness } from './fitness'
import type { Occurrence } from './members'
import type { SurfaceProgram } from './program'
import {
  tidyType,
  withoutConstraints,
  withoutParameterTypes,
  withoutPropertyTypes,
  withoutUndefined,
} from './tidy-type'
import { checkedText, declaredTexts, filledTexts } from './type-text'
import type { Member } from './types'

/** A member in each variant of a union. */
export interface Occurrences {
  present: readonly Occurrence[]
  /** The same in the example; empty if there is none. */
  exampled: readonly Occurrence[]
  /** What the example has for type parameters. */
  parameters: ReadonlyMap<ts.Node, string> | undefined
}

/**
 * Finds the form of a member's type that people read best: the declared one, with the types of the example for type
 * parameters; else what the compiler makes of it for the example. If both are long, parts are left out.
 *
 * @param isOptional - whether `undefined` goes without saying
 */
export function readableType(
  occurrences: Occurrences,
  isOptional: boolean,
  surface: SurfaceProgram,
): Pick<Member, 'type' | 'full' | 'unfit'> {
  const candidates = getTexts(occurrences, surface).map((text) => {
    const tidy = ALIASES.reduce((shorter, [type, name]) => shorter.replaceAll(type, name), tidyType(text))
    return isOptional ? withoutUndefined(tidy) : tidy
  })
  const whole = candidates.find((text) => unfitness(text) === undefined)
  if (whole !== undefined) return { type: whole }
  for (const reduce of [withoutConstraints, withoutPropertyTypes, withoutParameterTypes]) {
    for (const full of candidates) {
      const type = reduce(full)
      if (unfitness(type) === undefined) return { type, full }
    }
  }
  const last = candidates.at(-1) ?? 'unknown'
  return { type: last, unfit: unfitness(last) ?? 'is not readable' }
}

/** Example types that the compiler has lost the names of (types of hooks leave the types of the tags open), and one of the library. */
const ALIASES = [
  ['InfiniteQueryDefinition<Arg, PageParam, BaseQuery, string, Result, string>', 'InfiniteQuery'],
  ['QueryDefinition<Arg, BaseQuery, string, Result, string>', 'Query'],
  ['MutationDefinition<Arg, BaseQuery, string, Result, string>', 'Mutation'],
  ['ApiRootState<Definitions, string, string>', 'ApiState'],
  [/\bMaybePromise<([^<>]+)>/g, '$1 | Promise<$1>'],
] as const

/** The forms to choose from, the best first. */
function getTexts({ present, exampled, parameters }: Occurrences, surface: SurfaceProgram): string[] {
  const declared = getUnion(present.map((one) => declaredText(one, surface)))
  if (exampled.length === 0) return [declared]
  const checked = getUnion(exampled.map(({ type }) => typeText(type, surface)))
  const filled = present.map(({ symbol }) => filledTexts(symbol, parameters ?? new Map(), surface))
  return filled.every((texts) => texts.length > 0) ? [getUnion(filled.map(together)), checked] : [checked]
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
  const flags: ts.TypeFormatFlags =
    ts.TypeFormatFlags.WriteArrowStyleSignature | ts.TypeFormatFlags.NoTruncation
  return together(signatures.map((one) => surface.checker.signatureToString(one, undefined, flags)))
}

function together(overloads: readonly string[]): string {
  return overloads.length === 1 ? overloads.join('') : overloads.map((one) => `(${one})`).join(' & ')
}

function getUnion(texts: readonly string[]): string {
  return texts.length === 1 ? texts.join('') : texts.map((text) => `(${text})`).join(' | ')
}

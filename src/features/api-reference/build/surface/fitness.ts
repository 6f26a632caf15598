import ts from 'typescript'

import { parseType } from './type-syntax'

/** The longest type that is shown without being asked for, in characters: two lines. */
const LONGEST = 146
/** The longest type that an author may write, three lines. */
export const LONGEST_WRITTEN = 200

/** The longest type that opens on request: longer ones are the members of whole objects, which pages list. */
export const LONGEST_WHOLE = 800

/**
 * Says why readers can't read a type.
 *
 * @param longest - how many characters it may have
 * @returns `undefined` if they can
 */
export function unfitness(text: string, longest = LONGEST): string | undefined {
  if (text.length > longest) return `is ${text.length} characters long`
  let reason: string | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalTypeNode(node) || ts.isInferTypeNode(node)) reason ??= 'is a conditional type'
    if (ts.isImportTypeNode(node)) reason ??= 'imports a type'
    if (
      ts.isTypeLiteralNode(node) &&
      /^\{ (?:readonly )?[A-Z]\w*\??(?:: (?:true|undefined))?;? \}$/.test(node.getText())
    )
      reason ??= 'shows the inside of an example type'
    if (ts.isIndexedAccessTypeNode(node) && !isNamed(node)) reason ??= 'picks a member of a type'
    if (ts.isTypeReferenceNode(node) && INTERNALS.test(node.typeName.getText()))
      reason ??= `uses ${node.typeName.getText()}, which is internal`
    ts.forEachChild(node, visit)
  }
  visit(parseType(text))
  return reason
}

/** Readers would have to work out `Parameters<…>[1]` and `(A & B)['data']`, but can look up `Options['limits']`. */
function isNamed({ objectType }: ts.IndexedAccessTypeNode): boolean {
  return ts.isTypeReferenceNode(objectType) && objectType.typeArguments === undefined
}

/** Types that compute others, which the library declares for its own use. */
const INTERNALS =
  /^(?:Distinct|Examples|TSHelpers.*|BaseQuery(?:Result|Error|Meta|Arg|ExtraOptions)|IsAny|IsUnknown|IfMaybeUndefined|IfVoid|CastAny|FallbackIfUnknown|Override|UnwrapPromise|NonUndefined|With(?:Required|Optional)Prop|UncheckedIndexedAccess|UnknownIfNonSpecific|Tail|RR|SliceActions|DraftableEntityState|SliceDefinedSelectors|Get(?:SerializedErrorType|PendingMeta|RejectValue|RejectedMeta|FulfilledMeta)|UpdateDefinitions|.*(?:TypeFrom|ArgFrom|PathFrom|ParamFrom|TypesFrom)(?:AnyQuery.*)?)$/

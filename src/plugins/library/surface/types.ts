/** A name that the library exports. */
export interface ExportedName {
  name: string
  /** `value` also for what is both, such as a class. */
  kind: 'value' | 'type'
  /** The entry points that export it, in the order of the package's manifest. */
  entries: string[]
  /** The package that declares it: the library itself, or one that it re-exports from. */
  origin: string
  deprecated: boolean
  internal: boolean
  /** Type parameters without a default, which a use has to give. */
  requiredParameters: number
}

/**
 * Whether a member has to be there. `variant`: in some members of a union it has to be, in others there is none,
 * like the `timeout` of `{ type: 'timer'; timeout: number } | { type: 'tick' }`.
 */
export type Presence = 'required' | 'optional' | 'variant'

/** A property or method of a type. */
export interface Member {
  /** As it is written after the dot; `[Symbol.observable]` where the key is a symbol. */
  name: string
  presence: Presence
  /** Its declared type as one line. */
  type: string
  deprecated: boolean
  /** The package that declares it. */
  declaredIn: string
}

/** What the compiler says of a type expression. */
export interface MemberGroup {
  members: Member[]
  /**
   * Where the type, its alias and all its members are declared, as `file:offset`.
   * Two expressions for one type have one of them in common.
   */
  identities: string[]
}

/** A type expression that has no members to speak of, and why. */
export interface ExpressionFault {
  fault: string
}

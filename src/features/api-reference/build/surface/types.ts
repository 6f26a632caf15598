/** A name that the library exports. */
export interface ExportedName {
  name: string
  /** `value` also for exports that are both, such as classes. */
  kind: 'value' | 'type'
  /** The entry points that export it, in the order of the package's manifest. */
  entries: string[]
  /** The package that declares it: the library itself, or one that it re-exports from. */
  origin: string
  deprecated: boolean
  /** Type parameters without a default, which a use has to give. */
  requiredParameters: number
}

/**
 * Whether a member is required. `variant`: it is required in some members of a union and missing in others,
 * like the `timeout` of `{ type: 'timer'; timeout: number } | { type: 'tick' }`.
 */
export type Presence = 'required' | 'optional' | 'variant'

/** A property or method of a type. */
export interface Member {
  /** As it is written after the dot; `[Symbol.observable]` where the key is a symbol. */
  name: string
  presence: Presence
  /** Its type in one line, as readers see it unless the author of a table writes another one. */
  type: string
  /** The whole type, where `type` leaves out a part. */
  full?: string
  /** Why `type` is not for readers, as the end of a sentence: the author of a table has to write another one. */
  unfit?: string
  deprecated: boolean
  /** The package that declares it. */
  declaredIn: string
}

/** The compiler's answer to a type expression. */
export interface MemberGroup {
  members: Member[]
  /**
   * Where the type, its alias and all its members are declared, as `file:offset`.
   * Two expressions of the same type share at least one of them.
   */
  identities: string[]
}

/** A type expression without members to list, and why. */
export interface ExpressionDiagnostic {
  message: string
}

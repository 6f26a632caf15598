/** Where code has thrown values that don't know it themselves: texts, plain objects. */
export interface ThrownValues {
  /** Notes that the caller throws a value, and gives it back. */
  note: <Value>(value: Value) => Value
  /** The stack trace of the place where a value was last thrown; empty if that isn't known. */
  stackOf: (value: unknown) => string
}

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis

/** Notes the last value that was thrown. */
export function createThrownValues(): ThrownValues {
  let last: { value: unknown; stack: string } | undefined
  return {
    note(value) {
      if (!(value instanceof PlainError)) last = { value, stack: new PlainError().stack ?? '' }
      return value
    },
    stackOf: (value) => (last && Object.is(last.value, value) ? last.stack : ''),
  }
}

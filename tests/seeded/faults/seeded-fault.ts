/** One changed line: a mistake that somebody could make. */
export interface SeededFault {
  /** What a reader or an author would suffer from. */
  readonly name: string
  readonly file: string
  /** A text that occurs once in the file, and what it is replaced by. */
  readonly from: string
  readonly to: string
  /** Matches the name of a test that fails because of this fault, or the message of the check or build that stops. */
  readonly sign: RegExp
}

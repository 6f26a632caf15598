/** A comment that says what the statement before it gives, or what it throws. Offsets are in the file's text. */
export interface Claim {
  /** Counts the claims of a task. */
  number: number
  kind: 'value' | 'throws'
  /** The comment, from its slashes to the end of its last line. */
  from: number
  to: number
}

/** A file as it is run. */
export interface ReadFile {
  /** In the order of the text. */
  claims: readonly Claim[]
  /** The code with a call around each claimed statement; all lines stay where they are. */
  code: string
  /** What the file imports, as written. */
  imports: readonly string[]
  /** Comments that are meant as claims and can't be tested; the line counts from 1. */
  faults: readonly { line: number; message: string }[]
}

import type { RunPlace } from '../../../sample-runtime/protocol/messages'

/** What a claim of the tests has become: as written, not reached, or with another outcome. */
export type ClaimLook =
  | { is: 'shown'; actual: string }
  | { is: 'as written' }
  | { is: 'faded' }
  | { is: 'changed'; actual: string | undefined; expected: string }

/** Something that a run has printed, or an error of it. */
interface RunLine {
  text: string
  level: 'log' | 'warn' | 'error'
  place?: RunPlace | undefined
}

/** What the panel reads of a run. */
export interface RunReport {
  /** The claims that were reached, by number. */
  looks: ReadonlyMap<number, ClaimLook>
  printed: readonly RunLine[]
  errors: readonly RunLine[]
  /** Absent while it runs. */
  reason?: 'done' | 'too long' | 'too much output' | 'lost'
  /** Where code without an end was stopped, if that is known. */
  stoppedAt?: RunPlace | undefined
}

/** An error of the compiler. */
export interface TypeDiagnostic {
  file: string
  /** From 1. */
  line: number
  /** With the error's number: `TS2322: …`. */
  text: string
}

/** What came of a check of types. */
export type TypesOutcome<Diagnostic extends TypeDiagnostic = TypeDiagnostic> =
  { is: 'checked'; diagnostics: readonly Diagnostic[] } | { is: 'not loaded' | 'too long' | 'failed' }

/** A claim in the test file, with its place in the text as offsets. */
export interface PlacedClaim {
  number: number
  kind: 'value' | 'throws'
  from: number
}

/** The editor around the panel. */
export interface ChallengeEditor {
  /** The text of a file as it is now. */
  getText: (name: string) => string
  /** The name that the reader sees of a file; it ends in `.js` where the reader has chosen JavaScript. */
  getLabel: (name: string) => string
  /** The claims of a file, with the numbers that the last run has given them. */
  getClaims: (name: string) => readonly PlacedClaim[]
  /** Shows a place with the cursor at it. */
  goTo: (place: RunPlace) => void
  /** Checks the types now, and from then on after each change. */
  checkTypes: () => void
  /**
   * Replaces the texts of files, each in one step that can be undone.
   *
   * @returns a function that brings all of the previous texts back
   */
  replace: (texts: Readonly<Record<string, string>>) => () => void
  /** Announces how the tests went, once the reader has paused and if it is new. */
  say: (text: string) => void
  /** Whether the reader has to start the first run, because the code comes from a link. */
  isWaiting: () => boolean
}

/** The part of an editor that is about its challenge. */
export interface ChallengePanel {
  element: HTMLElement
  /** Shows the tests, which haven't run. */
  start(): void
  /**
   * Judges what is known of a run.
   *
   * @returns what else there is to show of it: without what the panel says itself
   */
  show(report: RunReport): Pick<RunReport, 'looks' | 'printed'>
  /** The text has changed: what was known of its types no longer counts. */
  typed(): void
  /**
   * Judges what is known of the types.
   *
   * @returns the outcome without the errors that the tests expect
   */
  showTypes<Diagnostic extends TypeDiagnostic>(outcome: TypesOutcome<Diagnostic>): TypesOutcome<Diagnostic>
}

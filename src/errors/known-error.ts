import type { Remedy } from './remedies'

/** An error or a warning that has no number of Redux Toolkit, and what we say of it. */
export interface KnownError extends Remedy {
  /** Also the anchor of its entry on the page, so it stays when the texts are reworded. */
  id: string
  /** Names it in at most 80 letters. */
  title: string
  /** Thrown or rejected with; printed to the console; reported by TypeScript. */
  kind: 'error' | 'warning' | 'compiler'
  /** Its wordings. What the one who reports it fills in stands in brackets: `No ⟨name⟩ here`. */
  messages: readonly [string, ...string[]]
  /** Texts that tell it as well, though they are no message: a status, a part that is put into the message. */
  signs?: readonly string[]
  /** Numbers that tell it on their own: `redux-7`, `react-418`, `immer-3`, `TS2742`. */
  codes?: readonly string[]
  /** Numbers that it is reported with, and that many others share. */
  sharedCodes?: readonly string[]
  /** Another error stands behind it, and says more. */
  isWrapper?: true
  /** An engine says it wherever code is at fault. What wraps it says more about where that is. */
  isGeneric?: true
  /** What its own project says of it. */
  elsewhere?: { url: `https://${string}`; title: string }
}

/** What one project reports. */
export interface KnownGroup {
  /** The anchor of its section on the page. */
  id: string
  title: string
  errors: readonly KnownError[]
}

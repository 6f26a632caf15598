import type { Remedy } from './remedy'

/** An error or a warning without a number of Redux Toolkit, and our texts about it. */
export interface KnownError extends Remedy {
  /** Also the anchor of its entry on the page, so it stays when the texts are reworded. */
  id: string
  /** Its title, at most 80 characters long. */
  title: string
  /** Thrown, or printed to the console. Of the library's own messages only: the build compares it with the package. */
  kind?: 'error' | 'warning'
  /** Its wordings, with inserted values in brackets: `No ⟨name⟩ here`. */
  messages: readonly [string, ...string[]]
  /** Other texts that identify it, such as a status or a value in the message. */
  signs?: readonly string[]
  /** Numbers that identify it: `redux-7`, `react-418`, `immer-3`, `TS2742`. */
  codes?: readonly string[]
  /** Numbers that it shares with many other errors. */
  sharedCodes?: readonly string[]
  /** True if it wraps another error, which says more. */
  isWrapper?: true
  /** True for a general message of JavaScript engines. An error that wraps it says more about the place. */
  isGeneric?: true
  /** The page of its own project about it. */
  elsewhere?: { url: `https://${string}`; title: string }
}

/** The errors of one project. */
export interface KnownGroup {
  /** The anchor of its section on the page. */
  id: string
  title: string
  errors: readonly KnownError[]
}

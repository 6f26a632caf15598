/** A stretch of a message: fixed text, or a value that the library fills in when it throws. */
export type MessagePart = { text: string } | { placeholder: string }

/** A numbered error of the library, as its development build words it. */
export interface ErrorCode {
  code: number
  /** The parts of the message in order; `placeholder` names an inserted value. */
  message: MessagePart[]
  /** Entry points whose bundles hold the error, like `@reduxjs/toolkit/query`. */
  entryPoints: string[]
  /** Whether a production bundle can throw it. The others are thrown by development-only checks. */
  inProduction: boolean
}

/** All numbered errors of one version of the library. */
export interface ErrorCodeList {
  libraryVersion: string
  /** Ascending by code. A number that is missing was retired. */
  codes: ErrorCode[]
}

/** Why an error is thrown and what to do. In the texts, backticks enclose code. */
export interface Remedy {
  cause: string
  fix: string
  /** What a production build does instead, for errors that it never throws. */
  production?: string
  /** Where the documentation says more. */
  page: { path: `/${string}#${string}`; title: string }
}

/** The remedies of the numbered errors, by their numbers. */
export type Remedies = Readonly<Record<number, Remedy>>

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

/** An entry of the list on the page, with the texts to find it there. */
export interface ListedError {
  id: string
  title: string
  /** Its wordings; none for errors of other projects, whose title is enough. */
  messages: MessagePart[][]
  /** The address and name of the page that explains it. */
  page: { path: string; name: string }
}

/** A section of the list on the page. */
export interface ListedGroup {
  id: string
  title: string
  errors: ListedError[]
}

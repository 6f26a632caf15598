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

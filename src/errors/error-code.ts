/** A stretch of a message: fixed text, or a value that the library fills in when it throws. */
export type MessagePart = { text: string } | { placeholder: string }

/** A numbered error of the library, as its development build words it. */
export interface ErrorCode {
  code: number
  /** The message in order; `placeholder` names the value that stands there. */
  message: MessagePart[]
  /** Entry points whose bundles hold the error, like `@reduxjs/toolkit/query`. */
  entryPoints: string[]
  /** Whether a production bundle can throw it. The others sit behind development-only checks. */
  inProduction: boolean
}

/** All numbered errors of one version of the library. */
export interface ErrorCodeList {
  libraryVersion: string
  /** Ascending by code. A number that is missing was retired. */
  codes: ErrorCode[]
}

/** What the page and the worker that checks types say to each other. */

/** A file of a project, as it is in the editor. */
export interface CheckedFile {
  /** With its ending, as imports resolve it: `src/store.ts`. */
  name: string
  code: string
}

/** An error of the compiler. */
export interface TypeDiagnostic {
  file: string
  /** Both count from 1. */
  line: number
  column: number
  /** Offsets in the file's text. */
  from: number
  to: number
  /** With the error's number: `TS2322: …`. */
  text: string
}

/** The declarations come first, as the bytes of their file. */
export type ToChecker =
  { type: 'declarations'; bytes: ArrayBuffer } | { type: 'check'; files: readonly CheckedFile[] }

/** Each message is answered. */
export type FromChecker =
  | { type: 'ready' }
  | { type: 'checked'; diagnostics: readonly TypeDiagnostic[] }
  /** The compiler itself has failed. */
  | { type: 'failed' }

import { AuthorError } from '../author-error'

/** Something wrong with a file of data. */
export interface DataDiagnostic {
  /** Path from the site's folder, with forward slashes: `content/symptoms/cache.yaml`. */
  file: string
  /** From 1. */
  line: number
  /** The fault and its remedy. */
  message: string
}

/** Reports a fault of the file that is being read. */
export type Report = (line: number, message: string) => void

/** Formats a fault for printing, like `content/symptoms/cache.yaml:12: …`. */
export const formatDataDiagnostic = ({ file, line, message }: DataDiagnostic): string =>
  `${file}:${line}: ${message}`

/**
 * Stops at faults.
 *
 * @param what - has them, such as "The symptoms"
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function assertNoDiagnostics(what: string, diagnostics: readonly DataDiagnostic[]): void {
  if (diagnostics.length === 0) return
  throw new AuthorError(`${what} have faults.\n\n${diagnostics.map(formatDataDiagnostic).join('\n')}\n`)
}

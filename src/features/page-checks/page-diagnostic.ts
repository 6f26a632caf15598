/** A fault in the source of a page. */
export interface PageDiagnostic {
  /** The line, from 1. */
  line: number
  /** The fault and its remedy. */
  message: string
  /** Set if only the finished build can tell whether this is a fault. */
  isDoubtful?: true
}

import { codeFrameColumns } from '@babel/code-frame'

/** Something wrong with a page, at its place in the MDX file. */
export interface Diagnostic {
  /** Path from the site's folder, with forward slashes: of the page, or of a file that it shows. */
  page: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** The problem and its remedy. May have several lines. */
  message: string
  /** The text that the place is in, where that is not the page's: of a file that the page shows. */
  text?: string
}

/**
 * Formats a problem as `file:line:column`, the message, and the lines of the page around the place.
 *
 * @param diagnostic - what is wrong, and where
 * @param pageText - the whole MDX file
 */
export function formatDiagnostic(diagnostic: Diagnostic, pageText: string): string {
  const { page, line, column, message } = diagnostic
  const frame = codeFrameColumns(
    diagnostic.text ?? pageText,
    { start: { line, column } },
    { linesAbove: 2, linesBelow: 1 },
  )
  return `${page}:${line}:${column}\n${indent(message)}\n\n${indent(frame)}\n`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

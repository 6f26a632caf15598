import { codeFrameColumns } from '@babel/code-frame'

/** Something wrong with a page, at its place in the MDX file. */
export interface Problem {
  /** Path from the site's folder, with forward slashes, for example `docs/api/createSlice.mdx`. */
  page: string
  /** From 1, in the MDX file. */
  line: number
  /** From 1, in the MDX file. */
  column: number
  /** What is wrong and what to do about it. May have several lines. */
  message: string
}

/**
 * Formats a problem as `file:line:column`, the message, and the lines of the page around the place.
 *
 * @param problem - what is wrong, and where
 * @param pageText - the whole MDX file
 */
export function formatProblem(problem: Problem, pageText: string): string {
  const { page, line, column, message } = problem
  const frame = codeFrameColumns(pageText, { start: { line, column } }, { linesAbove: 2, linesBelow: 1 })
  return `${page}:${line}:${column}\n${indent(message)}\n\n${indent(frame)}\n`
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

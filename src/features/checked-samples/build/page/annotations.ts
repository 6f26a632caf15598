import { type Fence, diagnosticAt } from './fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'

/** `// @errors: 2345 2322`: the compiler must report these errors on the next line of code. */
export interface ExpectedErrors {
  /** The line of the comment, from 0, in the text that was read. */
  line: number
  /** The line on which the errors must be reported. */
  target: number
  codes: number[]
}

/**
 * Lines of a file that are checked but not shown: those above `// ---cut---`, below `// ---cut-after---`, and between
 * `// ---cut-start---` and `// ---cut-end---`. The group is the last word, if there is one.
 */
export const CUT_COMMENT = /^\s*\/\/ ---cut(?:-(after|start|end))?---\s*$/
/** What an author may mean to be one of them. */
const LIKE_CUT_COMMENT = /^\s*\/\/\s*-+\s*cut\b.*-\s*$/i
/** The comment that lists expected errors. */
export const ERRORS_COMMENT = /^\s*\/\/ @errors:/
/** The comment after a statement with the value it evaluates to. The group is the value. */
export const VALUE_COMMENT = /\/\/ → ?(.*)$/
/** The comment after a statement that throws. The group is a part of the message. */
export const THROWS_COMMENT = /\/\/ throws (.+)$/

/**
 * Finds the `// @errors:` comments of a file.
 *
 * @param code - the text of a file
 * @returns the expectations, and the lines of comments that can't be read or have no code below them
 */
export function readExpectedErrors(code: string): { expected: ExpectedErrors[]; malformed: number[] } {
  const lines = code.split('\n')
  const expected: ExpectedErrors[] = []
  const malformed: number[] = []
  lines.forEach((text, line) => {
    if (!ERRORS_COMMENT.test(text)) return
    const codes = /^\s*\/\/ @errors: (\d{4,5}(?:[ ,]+\d{4,5})*)\s*$/.exec(text)?.[1]
    const target = lines.findIndex(
      (below, index) => index > line && below.trim() !== '' && !/^\s*\/\//.test(below),
    )
    if (codes === undefined || target === -1) malformed.push(line)
    else expected.push({ line, target, codes: codes.split(/[ ,]+/).map(Number) })
  })
  return { expected, malformed }
}

/** Problems for comments that look as if they hid lines, and don't. */
export function malformedCutComments(fence: Fence): Diagnostic[] {
  const remedy = 'Write "// ---cut---", "// ---cut-after---", "// ---cut-start---" or "// ---cut-end---".'
  return fence.code
    .split('\n')
    .flatMap((text, line) =>
      LIKE_CUT_COMMENT.test(text) && !CUT_COMMENT.test(text) ? diagnosticAt(fence, line, 0, remedy) : [],
    )
}

/** Problems for the lines that {@link readExpectedErrors} could not read. */
export function malformedErrorComments(fence: Fence, lines: number[]): Diagnostic[] {
  const remedy = 'Write it like "// @errors: 2345", on the line above the code that must fail to compile.'
  return lines.map((line) => diagnosticAt(fence, line, 0, remedy))
}

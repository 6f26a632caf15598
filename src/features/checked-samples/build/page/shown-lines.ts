import { CUT_COMMENT, ERRORS_COMMENT } from './annotations'

/** A line that readers see. */
export interface ShownLine {
  text: string
  /** The number of the line in the text that was read, from 0. */
  source: number
}

/**
 * Leaves out the lines that are checked but not shown: those above `// ---cut---`, below `// ---cut-after---` and between
 * `// ---cut-start---` and `// ---cut-end---`, and `// @errors` comments.
 *
 * @param code - the text of a fence, or its JavaScript form
 */
export function shownLines(code: string): ShownLine[] {
  let lines: ShownLine[] = []
  let isCut = false
  code.split('\n').forEach((text, source) => {
    const cut = CUT_COMMENT.exec(text)
    if (cut?.[1] !== undefined) isCut = cut[1] !== 'end'
    else if (isCut) return
    else if (cut) lines = []
    else if (!ERRORS_COMMENT.test(text)) lines.push({ text, source })
  })
  return trimmed(lines)
}

/** Does the same with the lines that are hidden in samples: a test that ran is shown whole. */
export function wholeLines(code: string): ShownLine[] {
  const lines = code.split('\n').map((text, source) => ({ text, source }))
  return trimmed(lines.filter(({ text }) => !CUT_COMMENT.test(text) && !ERRORS_COMMENT.test(text)))
}

/** Leaves out empty lines at both ends. */
export function trimmed<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const isText = ({ text }: Line): boolean => text.trim() !== ''
  const first = lines.findIndex(isText)
  const after = lines.reduce((end, line, index) => (isText(line) ? index + 1 : end), 0)
  return first === -1 ? [] : lines.slice(first, after)
}

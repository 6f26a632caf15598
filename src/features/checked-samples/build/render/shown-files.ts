import { CUT_COMMENT, ERRORS_COMMENT } from '../page/annotations'
import { FILE_COMMENT } from '../page/fence-files'

/** A line that readers see. */
export interface ShownLine {
  text: string
  /** The number of the line in the text that was read, from 0. */
  source: number
}

/** The lines of a file that readers see. */
export interface ShownFile {
  /** Undefined for the lines above the first `// @filename`. */
  name: string | undefined
  lines: ShownLine[]
}

/**
 * Leaves out the lines that are checked but not shown: in each file those above `// ---cut---`, below `// ---cut-after---`
 * and between `// ---cut-start---` and `// ---cut-end---`, and `// @errors` comments.
 *
 * @param code - the text of a fence, or its JavaScript form
 * @returns the files that have lines to show
 */
export function shownFiles(code: string): ShownFile[] {
  return filesOf(code, true)
}

/** Does the same with the lines that are hidden in samples: a test that ran is shown whole. */
export function wholeFiles(code: string): ShownFile[] {
  return filesOf(code, false)
}

function filesOf(code: string, cuts: boolean): ShownFile[] {
  const files: ShownFile[] = [{ name: undefined, lines: [] }]
  let isCut = false
  code.split('\n').forEach((text, source) => {
    const name = FILE_COMMENT.exec(text)?.[1]
    const cut = CUT_COMMENT.exec(text)
    const file = files.at(-1)
    if (name !== undefined) {
      files.push({ name, lines: [] })
      isCut = false
    } else if (cut) {
      const [, place] = cut
      if (!cuts) return
      if (place !== undefined) isCut = place !== 'end'
      else if (file && !isCut) file.lines = []
    } else if (file && !isCut && !ERRORS_COMMENT.test(text)) file.lines.push({ text, source })
  })
  return files
    .map(({ name, lines }) => ({ name, lines: trimmed(lines) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Leaves out empty lines at both ends. */
export function trimmed<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const isText = ({ text }: Line): boolean => text.trim() !== ''
  const first = lines.findIndex(isText)
  const after = lines.reduce((end, line, index) => (isText(line) ? index + 1 : end), 0)
  return first === -1 ? [] : lines.slice(first, after)
}

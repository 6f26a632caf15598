import { CUT_COMMENT, ERRORS_COMMENT } from './annotations'
import type { Fence } from './fence'

/** A file that a fence holds: the whole fence, or a part of it that `// @filename: x.ts` opens. */
export interface FenceFile {
  /** Path in the page's project, for example `src/store.ts`. */
  name: string
  code: string
  /** The line of the fence's code on which this file begins, from 0. */
  firstLine: number
}

/** Opens a further file within a fence. */
const FILE_COMMENT = /^\s*\/\/ @filename: (\S+)\s*$/

/** A part of a fence; the name is undefined for the lines above the first `// @filename`. */
export interface FencePart extends Omit<FenceFile, 'name'> {
  name: string | undefined
}

/** Splits the text of a fence at its `// @filename` lines. */
export function splitAtFiles(code: string): FencePart[] {
  const parts: FencePart[] = []
  let lines: string[] = []
  let open: Omit<FencePart, 'code'> = { name: undefined, firstLine: 0 }
  const close = () => parts.push({ ...open, code: lines.join('\n') })
  code.split('\n').forEach((line, index) => {
    const name = FILE_COMMENT.exec(line)?.[1]
    if (name === undefined) {
      lines.push(line)
      return
    }
    close()
    lines = []
    open = { name, firstLine: index + 1 }
  })
  close()
  return parts
}

/**
 * Splits a fence into its files.
 *
 * A fence without a title is a file that nothing imports; it is in `src/`, next to the files that it may import.
 */
export function splitIntoFiles(fence: Fence): FenceFile[] {
  const parts = splitAtFiles(fence.code)
  const ownName = fence.tags.title ?? nameWithoutTitle(fence)
  return parts
    .filter(({ name, code }) => name !== undefined || parts.length === 1 || code.trim() !== '')
    .map(({ name = ownName, ...part }) => ({ name, ...part }))
}

/** What the file of a fence without a title is called during the build. */
export function nameWithoutTitle({ index, language }: Fence): string {
  return `src/sample-${index + 1}.${language}`
}

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
  return splitShown(code, true)
}

/** Does the same with the lines that are hidden in samples: a test that ran is shown whole. */
export function wholeFiles(code: string): ShownFile[] {
  return splitShown(code, false)
}

function splitShown(code: string, cuts: boolean): ShownFile[] {
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

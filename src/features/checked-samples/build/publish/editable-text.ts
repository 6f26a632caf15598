import type { TryText } from '../../../sample-runtime/protocol/sample'
import { CUT_COMMENT, ERRORS_COMMENT } from '../page/annotations'
import { shownFiles, trimmed } from '../page/fence-files'

/**
 * The text of a file as a reader edits it: without the comments that are meant for the check, and with the lines that the
 * page hides marked.
 *
 * @param code - of one file, without `// @filename` comments
 */
export function editableText(code: string): TryText {
  const shown = new Set(shownFiles(code).flatMap(({ lines }) => lines.map(({ source }) => source)))
  const all = code.split('\n').map((text, source) => ({ text, isShown: shown.has(source) }))
  const lines = trimmed(all.filter(({ text }) => !CUT_COMMENT.test(text) && !ERRORS_COMMENT.test(text)))
  return { code: lines.map(({ text }) => text).join('\n'), hidden: hiddenRanges(lines) }
}

interface Line {
  text: string
  isShown: boolean
}

/** Empty lines that the page shows belong to what is hidden around them. */
function hiddenRanges(lines: readonly Line[]): [first: number, last: number][] {
  if (!lines.some(({ isShown }) => isShown)) return []
  const ranges: [number, number][] = []
  lines.forEach(({ isShown }, at) => {
    if (isShown) return
    const last = ranges.at(-1)
    if (last?.[1] === at - 1) last[1] = at
    else ranges.push([at, at])
  })
  return ranges
}

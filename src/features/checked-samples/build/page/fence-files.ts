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
export const FILE_COMMENT = /^\s*\/\/ @filename: (\S+)\s*$/

/**
 * Splits a fence into its files.
 *
 * A fence without a title is a file that nothing imports; it is in `src/`, next to the files that it may import.
 */
export function splitIntoFiles(fence: Fence): FenceFile[] {
  const lines = fence.code.split('\n')
  const starts = lines.flatMap((line, index) => {
    const name = FILE_COMMENT.exec(line)?.[1]
    return name === undefined ? [] : [{ name, line: index }]
  })
  const files: FenceFile[] = []
  const [first] = starts
  if (first === undefined || lines.slice(0, first.line).some((line) => line.trim() !== '')) {
    files.push({ name: ownName(fence), code: lines.slice(0, first?.line).join('\n'), firstLine: 0 })
  }
  starts.forEach(({ name, line }, position) => {
    const end = starts[position + 1]?.line
    files.push({ name, code: lines.slice(line + 1, end).join('\n'), firstLine: line + 1 })
  })
  return files
}

function ownName(fence: Fence): string {
  return fence.tags.title ?? nameWithoutTitle(fence)
}

/** What the file of a fence without a title is called during the build. */
export function nameWithoutTitle({ index, language }: Fence): string {
  return `src/sample-${index + 1}.${language}`
}

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

import ts from 'typescript'

import type { Fence } from '../page/fence'
import { problemAt } from '../page/fence'
import type { ProjectFile } from '../page/page-project'
import type { Problem } from '../../../../lib/build/problem'

/** A place in a fence; line and column from 0, in its code. */
export interface Place {
  fence: Fence
  line: number
  column: number
}

/**
 * Maps an offset in a file to a place in the fence that holds the file.
 *
 * @param position - in the file's code
 */
export function placeAt(file: ProjectFile, position: number): Place {
  const before = file.code.slice(0, position).split('\n')
  return {
    fence: file.fence,
    line: file.firstLine + before.length - 1,
    column: before.at(-1)?.length ?? 0,
  }
}

/** The place of a file's import; undefined if the file has no such import. */
export function placeOfImport(file: ProjectFile, specifier: string): Place | undefined {
  const { importedFiles } = ts.preProcessFile(file.code, true, true)
  const found = importedFiles.find(({ fileName }) => fileName === specifier)
  return found && placeAt(file, found.pos)
}

/** Makes a problem at a place. */
export function toProblem({ fence, line, column }: Place, message: string): Problem {
  return problemAt(fence, line, column, message)
}

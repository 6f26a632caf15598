import ts from 'typescript'

import type { Fence } from '../page/fence'
import { diagnosticAt } from '../page/fence'
import type { FenceProjectFile } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'

/** A place in a fence; line and column from 0, in its code. */
export interface FencePosition {
  fence: Fence
  line: number
  column: number
}

/**
 * Maps an offset in a file to a place in the fence that holds the file.
 *
 * @param position - in the file's code
 */
export function placeAt(file: FenceProjectFile, position: number): FencePosition {
  const before = file.code.slice(0, position).split('\n')
  return {
    fence: file.fence,
    line: file.firstLine + before.length - 1,
    column: before.at(-1)?.length ?? 0,
  }
}

/** The place of a file's import; undefined if the file has no such import. */
export function placeOfImport(file: FenceProjectFile, specifier: string): FencePosition | undefined {
  const { importedFiles } = ts.preProcessFile(file.code, true, true)
  const found = importedFiles.find(({ fileName }) => fileName === specifier)
  return found && placeAt(file, found.pos)
}

/** Makes a problem at a place. */
export function toDiagnostic({ fence, line, column }: FencePosition, message: string): Diagnostic {
  return diagnosticAt(fence, line, column, message)
}

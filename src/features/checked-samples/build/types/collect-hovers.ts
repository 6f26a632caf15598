import ts from 'typescript'

import type { Fence } from '../page/fence'
import { tellReaders } from '../../shared/types/tell-readers'
import { shownFiles } from '../page/fence-files'
import { filesOf, type FenceProjectFile, type PageProject } from '../page/page-project'
import type { Hover } from '../result'
import type { Compiler } from './compiler'

/**
 * Asks the compiler for the type of every identifier that readers see of a fence. Asking for all of them would take as long
 * as checking the fence.
 *
 * @param compiler - has been given the page's project
 */
export function collectHovers(compiler: Compiler, project: PageProject, fence: Fence): Hover[] {
  if (fence.tags.setup) return []
  const shown = new Set(shownFiles(fence.code).flatMap(({ lines }) => lines.map(({ source }) => source)))
  return filesOf(fence, project).flatMap((file) => hoversOf(compiler, file, shown))
}

/** @param shown - the lines of the fence that are shown, from 0 */
function hoversOf(compiler: Compiler, file: FenceProjectFile, shown: ReadonlySet<number>): Hover[] {
  const source = compiler.sourceOf(file)
  const hovers: Hover[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && shown.has(placeOf(node, source, file).line)) {
      const text = ts.displayPartsToString(compiler.quickInfo(file, node.getStart(source))?.displayParts)
      if (text !== '')
        hovers.push({ ...placeOf(node, source, file), text: tellReaders(text, compiler.siteDir) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return hovers
}

function placeOf(node: ts.Node, source: ts.SourceFile, file: FenceProjectFile): Omit<Hover, 'text'> {
  const start = node.getStart(source)
  const { line, character } = source.getLineAndCharacterOfPosition(start)
  return { line: line + file.firstLine, column: character, length: node.getEnd() - start }
}

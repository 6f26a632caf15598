import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'

import { parseJavaScript, parseTypeScript } from '../javascript/parse'

/** A place in a text; line and column from 0. */
interface TextPosition {
  line: number
  column: number
}

/** A name that is in both the TypeScript and the JavaScript of a sample. */
export interface AlignedName {
  name: string
  typescript: TextPosition
  javascript: TextPosition
}

/**
 * Finds the names of a sample's JavaScript form in its TypeScript. Formatting neither adds nor reorders names, so both
 * have the same names in the same order. Where that isn't true, names are left out until the two agree again.
 *
 * @param typescript - the text of a fence
 * @param javascript - its JavaScript form
 */
export function alignNames(typescript: string, javascript: string, tsx: boolean): AlignedName[] {
  // Type syntax is replaced by spaces, so positions stay the same.
  const left = findNames(parseJavaScript(blankSourceFile(parseTypeScript(typescript, tsx))))
  const right = findNames(parseJavaScript(javascript))
  const aligned: AlignedName[] = []
  let next = 0
  for (const { name, place } of left) {
    const found = right.findIndex((candidate, index) => index >= next && candidate.name === name)
    const target = right[found]
    // If a name was dropped, an equal name far below must not be taken for it: all names in between would be skipped.
    if (!target || found - next > LARGEST_GAP) continue
    next = found + 1
    aligned.push({ name, typescript: place, javascript: target.place })
  }
  return aligned
}

const LARGEST_GAP = 3

function findNames(source: ts.SourceFile): Array<{ name: string; place: TextPosition }> {
  const names: Array<{ name: string; place: TextPosition }> = []
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && node.text !== '') {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
      names.push({ name: node.text, place: { line, column: character } })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
}

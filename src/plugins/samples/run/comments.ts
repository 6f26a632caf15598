import ts from 'typescript'

/** A comment from `//` to the end of its line. */
export interface LineComment {
  /** Offset of the slashes. */
  start: number
  /** From 0. */
  line: number
  /** From the slashes to the end of the line. */
  text: string
  /** True if there is nothing else on its line. */
  alone: boolean
}

/**
 * Finds the `//` comments of a file. Slashes in a string, a template or the text of an element don't count.
 *
 * @param source - parsed with parent nodes
 */
export function lineCommentsOf(source: ts.SourceFile): LineComment[] {
  const { text } = source
  const starts = new Map<number, LineComment>()
  const elementTexts: ts.Node[] = []
  const add = (range: ts.CommentRange): void => {
    if (range.kind !== ts.SyntaxKind.SingleLineCommentTrivia) return
    const { line } = source.getLineAndCharacterOfPosition(range.pos)
    const before = text.slice(source.getPositionOfLineAndCharacter(line, 0), range.pos)
    const comment = text.slice(range.pos, range.end).trimEnd()
    starts.set(range.pos, { start: range.pos, line, text: comment, alone: before.trim() === '' })
  }
  forEachToken(source, source, (token) => {
    if (ts.isJsxText(token)) {
      elementTexts.push(token)
      return
    }
    for (const range of ts.getLeadingCommentRanges(text, token.pos) ?? []) add(range)
    for (const range of ts.getTrailingCommentRanges(text, token.end) ?? []) add(range)
  })
  return [...starts.values()]
    .filter(({ start }) => !elementTexts.some(({ pos, end }) => pos <= start && start < end))
    .sort((one, other) => one.start - other.start)
}

function forEachToken(node: ts.Node, source: ts.SourceFile, visit: (token: ts.Node) => void): void {
  const children = node.getChildren(source)
  if (children.length === 0) visit(node)
  for (const child of children) forEachToken(child, source, visit)
}

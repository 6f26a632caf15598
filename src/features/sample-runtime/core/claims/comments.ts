import { nodesOf, type Syntax } from './syntax'

/** A comment from `//` to the end of its line. */
export interface LineComment {
  /** Offset of the slashes. */
  start: number
  /** Offset of its end, without spaces. */
  end: number
  /** From 0. */
  line: number
  /** From the slashes to the end of the line. */
  text: string
  /** True if there is nothing else on its line. */
  alone: boolean
}

/** Finds the `//` comments of a file. Slashes in a string, a template or the text of an element don't count. */
export function lineCommentsOf(syntax: Syntax): LineComment[] {
  const { text } = syntax
  return nodesOf(syntax, 'LineComment').map(({ from, to }) => {
    const comment = text.slice(from, to).trimEnd()
    const lineStart = text.lastIndexOf('\n', from - 1) + 1
    return {
      start: from,
      end: from + comment.length,
      line: text.slice(0, from).split('\n').length - 1,
      text: comment,
      alone: text.slice(lineStart, from).trim() === '',
    }
  })
}

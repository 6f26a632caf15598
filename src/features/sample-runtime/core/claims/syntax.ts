import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'

const TYPESCRIPT = parser.configure({ dialect: 'ts' })
/** The form of files with elements: there, `<T>value` is no cast. */
const WITH_ELEMENTS = parser.configure({ dialect: 'ts jsx' })

/** A parsed file. The parser takes any text, and marks what it doesn't understand. */
export interface Syntax {
  text: string
  tree: Tree
}

/** @param name - with the ending that tells whether the file may have elements: `.ts` says that it has none */
export function parse(name: string, text: string): Syntax {
  return { text, tree: (name.endsWith('.ts') ? TYPESCRIPT : WITH_ELEMENTS).parse(text) }
}

/** Whether the parser understood everything between two offsets. */
export function isWellFormed({ tree }: Syntax, from = 0, to = tree.length): boolean {
  let isFine = true
  tree.iterate({
    from,
    to,
    enter: ({ type }) => {
      if (type.isError) isFine = false
      return isFine
    },
  })
  return isFine
}

/** All nodes of a kind, in the order of the text. */
export function getNodes({ tree }: Syntax, kind: string): SyntaxNode[] {
  const found: SyntaxNode[] = []
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === kind) found.push(node)
    },
  })
  return found
}

/** The nodes directly below one, without comments and punctuation. */
export function getParts(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!/Comment$|^[^A-Za-z]/.test(child.name)) parts.push(child)
  }
  return parts
}

/** What a node is written as. */
export function getText({ text }: Syntax, { from, to }: SyntaxNode): string {
  return text.slice(from, to)
}

/** The line and column of an offset; both count from 1. */
export function getPlace(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

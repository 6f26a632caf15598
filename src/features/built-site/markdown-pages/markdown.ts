import type { RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'

/** Addresses in a text aren't escaped: it does no harm if a Markdown renderer turns them into links. */
const writeText: NonNullable<Options['handlers']>['text'] = (node: { value: string }, _parent, state, info) =>
  state.safe(node.value, info).replace(/(?<=https?)\\:/g, ':')

const writer = unified()
  // Padding columns with spaces would double the size of a table.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-', handlers: { text: writeText } })

/** Writes blocks as Markdown, with a line break at the end. */
export function toMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

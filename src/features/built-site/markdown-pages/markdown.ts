import type { RootContent, Paragraph, PhrasingContent, Strong, Text } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import type { Options } from 'remark-stringify'
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

/** Formats the size of a text, in kB or MB of UTF-8. */
export function getSize(text: string): string {
  const bytes = Buffer.byteLength(text)
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Characters of a token: measured on eight of these pages with the tokens of `o200k_base`, 3.8 to 4.0. */
const PER_TOKEN = 3.9

/** Formats about how many tokens a language model reads of a text. */
export function getTokens(text: string): string {
  return `about ${(Math.ceil(text.length / PER_TOKEN / 100) * 100).toLocaleString('en-US')} tokens`
}

/** Plain text. */
export function text(value: string): Text {
  return { type: 'text', value }
}

/** Emphasized text. */
export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children }
}

/** A paragraph; none if there is no text. */
export function paragraph(...children: PhrasingContent[]): Paragraph[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

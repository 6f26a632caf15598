import type { Link, List, ListItem, RootContent, Paragraph, PhrasingContent, Strong, Text } from 'mdast'
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

/** A file of the build. */
export interface TextFile {
  /** Its path in the build. */
  file: string
  text: string
}

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

/** About how many tokens a language model reads of a text, in hundreds. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / PER_TOKEN / 100) * 100
}

/** Formats {@link countTokens}. */
export function getTokens(text: string): string {
  return `about ${countTokens(text).toLocaleString('en-US')} tokens`
}

/** Plain text. */
export function text(value: string): Text {
  return { type: 'text', value }
}

/** A link. */
export function linkTo(words: string, url: string): Link {
  return { type: 'link', url, children: [text(words)] }
}

/** A list of items, each of one line. */
export function list(items: PhrasingContent[][]): List {
  const children = items.map((line): ListItem => {
    return { type: 'listItem', spread: false, children: paragraph(...line) }
  })
  return { type: 'list', ordered: false, spread: false, children }
}

/** The line that says for which version a text is, and where it is from. */
export function origin(url: string, version: string): Paragraph[] {
  return paragraph(text(`Redux Toolkit ${version}, `), linkTo(url, url))
}

/** Emphasized text. */
export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children }
}

/** A paragraph; none if there is no text. */
export function paragraph(...children: PhrasingContent[]): Paragraph[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

import type { Paragraph, PhrasingContent, Strong, Text } from 'mdast'

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

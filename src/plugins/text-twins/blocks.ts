import type { Paragraph, PhrasingContent, Strong, Text } from 'mdast'

/** Plain text. */
export function text(value: string): Text {
  return { type: 'text', value }
}

/** Text that stands out. */
export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children }
}

/** A paragraph; none where there is nothing to say. */
export function paragraph(...children: PhrasingContent[]): Paragraph[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

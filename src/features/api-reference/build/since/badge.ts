import type { Emphasis, PhrasingContent, Text } from 'mdast'

import type { SinceVersion } from './read-since'

/**
 * The badge of a version: readers see "since 2.14", screen readers say "since version 2.14".
 * It is not part of the name beside it, so the search index leaves it out.
 */
export function badgeOf(version: SinceVersion): PhrasingContent {
  const word = span({ className: ['visually-hidden'] }, [text('version ')])
  return span({ className: ['since'], dataSearchIgnore: '' }, [text('since '), word, text(version)])
}

/** Any node becomes the element that its data names. */
function span(hProperties: Record<string, string | string[]>, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: 'span', hProperties }, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}

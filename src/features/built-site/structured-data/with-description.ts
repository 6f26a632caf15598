import { appendToHead } from '../append-to-head'
import type { Description } from './types'

/** The page with the description as the last element of its head. */
export function withDescription(html: string, description: Description): string {
  // "</script>" in a text would end the element.
  const json = JSON.stringify(description).replaceAll('<', '\\u003c')
  return appendToHead(html, `<script type="application/ld+json">${json}</script>`)
}

import type { MessagePart } from './types'

const PLACEHOLDER = /⟨([^⟩]*)⟩/

/** Parses a wording with values in brackets: `No ⟨name⟩ here`. */
export function getParts(template: string): MessagePart[] {
  return template
    .split(PLACEHOLDER)
    .map((text, index) => (index % 2 === 0 ? { text } : { placeholder: text }))
    .filter((part) => !('text' in part) || part.text !== '')
}

/** Writes a message with its values in brackets. */
export function getTemplate(parts: readonly MessagePart[]): string {
  return parts.map((part) => ('text' in part ? part.text : `⟨${part.placeholder}⟩`)).join('')
}

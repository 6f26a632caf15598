import type { Token } from './highlight'

/** Makes text safe between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Writes a line's pieces; plain ones without a tag. */
export function renderTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text }) =>
      kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`,
    )
    .join('')
}

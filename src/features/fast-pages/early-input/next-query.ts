/**
 * Returns the effect of a key on a search that is closed or being opened. The function is also part of an inline script
 * (src/features/fast-pages/early-input), so it can't use anything outside of it.
 *
 * @param button - the search button: a letter or digit on it starts a query
 * @param query - the text typed since the search was opened; `undefined` while it is closed
 * @returns the query to open the search with, `null` to give up opening it, `undefined` if the key means something else
 */
export function nextQuery(
  event: KeyboardEvent,
  button: Element | null,
  query: string | undefined,
): string | null | undefined {
  const { key, target, isComposing } = event
  // On many keyboards, AltGr makes characters such as @ and [; some systems report it as Ctrl and Alt.
  const isAltGraph = event.getModifierState('AltGraph')
  const altKey = event.altKey && !isAltGraph
  const withModifier = (event.ctrlKey || event.metaKey) && !isAltGraph
  if (withModifier && !altKey && !event.shiftKey && key.toLowerCase() === 'k') return query ?? ''
  if (withModifier || altKey || isComposing) return undefined
  if (query === undefined) {
    const isField =
      target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
    if (isField) return undefined
    if (key === '/') return ''
    return document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key) ? key : undefined
  }
  if (key === 'Escape') return null
  if (key === 'Backspace') return query.slice(0, -1)
  // Enter would press what has the focus on the page.
  if (key === 'Enter') return query
  return key.length === 1 ? query + key : undefined
}

import { make } from '../../../../lib/client/elements'

/** Counts editors: they need ids of their own. */
let count = 0

/** Makes the element around the code, and the text that says how to leave it. */
export function makeCodePanel(): { panel: HTMLElement; hint: HTMLElement } {
  count += 1
  const panel = make('div', 'try-code')
  panel.id = `try-code-${count}`
  const hint = make('span', 'try-hint', 'Escape, then Tab, leaves the editor.')
  hint.id = `try-hint-${count}`
  return { panel, hint }
}

import type { Extension } from '@codemirror/state'
import { keymap, type EditorView } from '@codemirror/view'

import { onceUnlessFailed } from '../../client/once-unless-failed'

const loadPanel = onceUnlessFailed(() => import('./find-panel'))

/**
 * A search in the code, which the browser's own doesn't see where it is out of view: there it isn't in the page. What it needs
 * is loaded when the reader asks for it.
 */
export function find(): Extension {
  return keymap.of([{ key: 'Mod-f', run: openFind }])
}

function openFind(view: EditorView): boolean {
  loadPanel().then(
    ({ openPanel }) => openPanel(view),
    (error: unknown) => console.warn(error),
  )
  // The browser's search would only find what is in view.
  return true
}

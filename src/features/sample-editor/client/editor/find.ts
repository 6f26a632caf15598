import type { Extension } from '@codemirror/state'
import { keymap, type EditorView } from '@codemirror/view'

import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'

const loadPanel = onceUnlessFailed(() => import('./find-panel'))

/**
 * Opens a search of the code. The browser's own search misses lines that are out of view, because CodeMirror takes them out of
 * the page. The panel is loaded when the reader first asks for it.
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

import { openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { Facet, StateEffect } from '@codemirror/state'
import { keymap, type EditorView } from '@codemirror/view'

import './find-panel.css'

/** Whether a text has the search; each file has a state of its own. */
const hasSearch = Facet.define<true>()

/** Opens the search of an editor, above its code. */
export function openPanel(view: EditorView): void {
  if (!view.dom.isConnected) return
  if (view.state.facet(hasSearch).length === 0) {
    const extensions = [search({ top: true }), keymap.of(searchKeymap), hasSearch.of(true)]
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) })
  }
  openSearchPanel(view)
}
